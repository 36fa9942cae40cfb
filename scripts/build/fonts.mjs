/**
 * Subsets the typefaces to the characters that the site uses and writes them to `public/fonts`, with a hash of the bytes
 * in each name. Run it by hand when the characters change, `node scripts/build/fonts.mjs`, and copy the printed names to
 * `app/globals.scss` and `lib/fonts.ts`.
 */
import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import subsetFont from 'subset-font'

const ascii = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)).join('')
const characters = `${ascii}£€©®°·×ÁÉÍÓÚáéíóú–—‘’“”…′″→↓↗−½¼\u00a0`

const fonts = [
  {
    name: 'old-standard-400',
    file: '@fontsource/old-standard-tt/files/old-standard-tt-latin-400-normal.woff2',
  },
  {
    name: 'old-standard-400-italic',
    file: '@fontsource/old-standard-tt/files/old-standard-tt-latin-400-italic.woff2',
  },
  {
    name: 'hanken-grotesk',
    file: '@fontsource-variable/hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2',
    variationAxes: { wght: { min: 400, max: 700 } },
  },
]

mkdirSync('public/fonts', { recursive: true })
for (const { name, file, variationAxes } of fonts) {
  const font = await subsetFont(readFileSync(`node_modules/${file}`), characters, {
    targetFormat: 'woff2',
    variationAxes,
  })
  const hash = createHash('sha256').update(font).digest('hex').slice(0, 8)
  const path = `public/fonts/${name}.${hash}.woff2`
  writeFileSync(path, font)
  console.log(`${path}  ${(font.length / 1000).toFixed(1)} kB`)
}
