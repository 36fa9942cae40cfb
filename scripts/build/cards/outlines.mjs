import { openSync } from 'fontkit'

const FONT = 'node_modules/@fontsource/old-standard-tt/files/old-standard-tt-latin-400'
const roman = openSync(`${FONT}-normal.woff2`)
const italic = openSync(`${FONT}-italic.woff2`)

/**
 * Converts a line of text to outlines, so that drawing a card needs no installed typeface. Text between asterisks, as in
 * `*lough*`, names water and is italic.
 *
 * @param {string} text
 * @param {number} size pixels
 * @param {number} tracking in ems
 * @returns {{ d: string, width: number, missing: string }} path data that starts at 0, 0 on the baseline; width in
 *   pixels; and the characters that the typeface does not have
 */
export function textOutlines(text, size, tracking) {
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
