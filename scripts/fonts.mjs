/**
 * Cuts the typefaces to the characters that the site uses, into `public/fonts`, and measures how wide they run beside those that
 * stand in until they load, into `app/_fallback-faces.scss`. Run it by hand when typefaces or characters change:
 * `node scripts/fonts.mjs FOLDER`. Then copy the printed names to `app/globals.scss`. The folder has to hold the files below,
 * which come from Debian’s fonts-liberation (as wide as Arial and Times New Roman) and fonts-dejavu, and from the packages
 * @fontsource/roboto and @fontsource/noto-serif.
 */
import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { create } from 'fontkit'
import subsetFont from 'subset-font'

const ascii = String.fromCharCode(...Array.from({ length: 95 }, (_, index) => 32 + index))
const characters = `${ascii}£€©®°·×ÁÉÍÓÚáéíóú–—‘’“”…′″→↓↗−½¼`
const SERIF = '@fontsource/old-standard-tt/files/old-standard-tt-latin-400'
const SANS = '@fontsource-variable/hanken-grotesk/files/hanken-grotesk-latin-wght-normal'

const cut = (file, targetFormat, wght) =>
  subsetFont(readFileSync(`node_modules/${file}.woff2`), characters, {
    targetFormat,
    variationAxes: wght && { wght },
  })

for (const [name, file, wght] of [
  ['old-standard-400', `${SERIF}-normal`],
  ['old-standard-400-italic', `${SERIF}-italic`],
  ['hanken-grotesk', SANS, { min: 400, max: 700 }],
]) {
  const font = await cut(file, 'woff2', wght)
  const path = `public/fonts/${name}.${createHash('sha256').update(font).digest('hex').slice(0, 8)}.woff2`
  writeFileSync(path, font)
  console.log(`${path}  ${(font.length / 1000).toFixed(1)} kB`)
}

const TEXT =
  'From the quay the lough is as wide as the weather lets it be. You see the ferry leave, hear the oystercatchers, and know by the light on the far shore whether it is worth taking a coat. We have walked here in every month, and would go again tomorrow.'
const FIGURES = '0123456789'
const [regular, bold] = [create(await cut(SANS, 'sfnt', 400)), create(await cut(SANS, 'sfnt', 600))]
const upright = create(await cut(`${SERIF}-normal`, 'sfnt'))
const italic = create(await cut(`${SERIF}-italic`, 'sfnt'))

const widthOf = (font, text) =>
  font.layout(text).positions.reduce((sum, { xAdvance }) => sum + xAdvance, 0) / font.unitsPerEm

/** The width of a text in a typeface of ours, in parts of its width in the font of a file. */
const size = (font, file, text = TEXT) =>
  Number((widthOf(font, text) / widthOf(create(readFileSync(`${process.argv[2]}/${file}`)), text)).toFixed(3))
const sans = (names, normal, heavy) =>
  `  (${names}, ${size(regular, normal)}, ${size(bold, heavy)}, ${size(bold, heavy, FIGURES)})`
const serif = (names, roman, slanted) =>
  `  (${names}, ${size(upright, roman)}, ${size(upright, roman, FIGURES)}, ${size(italic, slanted)})`

writeFileSync(
  'app/_fallback-faces.scss',
  `// Written by scripts/fonts.mjs: the names of typefaces, and how wide ours run beside them.

// Regular, bold, figures in bold.
$sans: (
${sans("'Arial' 'Liberation Sans'", 'LiberationSans-Regular.ttf', 'LiberationSans-Bold.ttf')},
${sans("'Roboto'", 'roboto-latin-400-normal.woff2', 'roboto-latin-700-normal.woff2')},
${sans("'DejaVu Sans'", 'DejaVuSans.ttf', 'DejaVuSans-Bold.ttf')}
);

// Regular, figures, italic.
$serif: (
${serif("'Times New Roman' 'Liberation Serif'", 'LiberationSerif-Regular.ttf', 'LiberationSerif-Italic.ttf')},
${serif("'Noto Serif'", 'noto-serif-latin-400-normal.woff2', 'noto-serif-latin-400-italic.woff2')},
${serif("'DejaVu Serif'", 'DejaVuSerif.ttf', 'DejaVuSerif-Italic.ttf')}
);
`,
)
