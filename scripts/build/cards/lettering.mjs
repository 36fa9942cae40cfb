import { openSync } from 'fontkit'

const FONT = 'node_modules/@fontsource/old-standard-tt/files/old-standard-tt-latin-400'
const roman = openSync(`${FONT}-normal.woff2`)
const italic = openSync(`${FONT}-italic.woff2`)

/**
 * A line of text as outlines, so that a card needs no typeface of the machine that draws it. Land is roman; water,
 * marked `*lough*`, is italic.
 *
 * @param {string} text
 * @param {number} size pixels
 * @param {number} tracking in ems
 * @returns {{ d: string, width: number, missing: string }} path data from 0, 0 on the baseline; pixels; and the
 *   characters that the typeface does not have
 */
export function letter(text, size, tracking) {
  let x = 0
  let d = ''
  let missing = ''
  for (const [index, part] of text.split('*').entries()) {
    const font = index % 2 === 1 ? italic : roman
    const scale = size / font.unitsPerEm
    const { glyphs, positions } = font.layout(part)
    glyphs.forEach((glyph, at) => {
      d += glyph.path.scale(scale, -scale).translate(x, 0).toSVG()
      x += positions[at].xAdvance * scale + tracking * size
      if (glyph.id === 0) missing += String.fromCodePoint(...glyph.codePoints)
    })
  }
  return { d, width: x - tracking * size, missing }
}
