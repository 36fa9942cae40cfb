import { readFileSync } from 'node:fs'
import { expect, test } from './fixtures'

/** The whole italic face. The site's own file has the letters of its words alone, and one word says little of a typeface. */
const wholeItalic = 'node_modules/@fontsource/old-standard-tt/files/old-standard-tt-latin-400-italic.woff2'

/**
 * How wide a text is in a typeface of ours, in parts of its width in each of those that stand in for it and are on this machine.
 * Runs in the page.
 *
 * @param italic the bytes of the italic face
 */
async function widthsBesideFallbacks(italic: number[]) {
  const face = new FontFace('Whole Italic', new Uint8Array(italic).buffer, { style: 'italic' })
  document.fonts.add(await face.load())
  const context = document.createElement('canvas').getContext('2d')!
  const widthOf = async (font: string, text: string) => {
    await document.fonts.load(font, text)
    context.font = font
    return context.measureText(text).width
  }
  const loaded = await Promise.allSettled([...document.fonts].map((each) => each.load()))
  const here = loaded.flatMap((each) =>
    each.status === 'fulfilled' ? each.value.family.replaceAll('"', '') : [],
  )
  const sentence =
    'The quick brown fox jumps over the lazy dog by the water, and the tide takes both of them home.'
  const ratios: Record<string, number> = {}
  for (const [font, ours, prefix, text] of [
    ['400 100px', 'Old Standard', 'Standard on ', sentence],
    ['400 100px', 'Old Standard', 'Standard on ', '0123456789'],
    ['italic 400 100px', 'Whole Italic', 'Standard on ', sentence],
    ['400 100px', 'Hanken Grotesk', 'Hanken on ', sentence],
    ['600 100px', 'Hanken Grotesk', 'Hanken on ', sentence],
  ] as const)
    for (const fallback of new Set(here.filter((family) => family.startsWith(prefix))))
      ratios[`${font} ${fallback}: ${text}`] =
        (await widthOf(`${font} "${ours}"`, text)) / (await widthOf(`${font} "${fallback}"`, text))
  return ratios
}

test('until a typeface arrives, one about as wide stands in for it, so that few lines break elsewhere', async ({
  page,
}) => {
  await page.goto('/')
  const ratios = await page.evaluate(widthsBesideFallbacks, [...readFileSync(wholeItalic)])
  for (const [text, ratio] of Object.entries(ratios))
    expect.soft(Math.abs(ratio - 1), text).toBeLessThan(0.04)
})
