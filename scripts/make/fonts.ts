/**
 * Subsets the typefaces to the characters that the site uses and writes them to `public/fonts`, with a hash of the bytes
 * in each name. Run it by hand when those change: `node --import tsx scripts/make/fonts.ts`. Then copy the printed
 * names to `app/globals.scss`.
 */
import { readFileSync } from 'node:fs'
import subsetFont from 'subset-font'
import { characters } from '../shared/characters'
import { hashOf, write } from '../shared/files'

const SERIF = '@fontsource/old-standard-tt/files/old-standard-tt-latin-400'
const SANS = '@fontsource-variable/hanken-grotesk/files/hanken-grotesk-latin-wght'
const fonts: [name: string, file: string, axes?: Record<string, { min: number; max: number }>][] = [
  ['old-standard-400', `${SERIF}-normal.woff2`],
  ['old-standard-400-italic', `${SERIF}-italic.woff2`],
  ['hanken-grotesk', `${SANS}-normal.woff2`, { wght: { min: 400, max: 700 } }],
]

for (const [name, file, variationAxes] of fonts) {
  const options = { targetFormat: 'woff2', variationAxes } as const
  const font = await subsetFont(readFileSync(`node_modules/${file}`), characters, options)
  const path = `public/fonts/${name}.${hashOf([font])}.woff2`
  write(path, font)
  console.log(`${path}  ${(font.length / 1000).toFixed(1)} kB`)
}
