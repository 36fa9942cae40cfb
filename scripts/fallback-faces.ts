/**
 * Measures how wide our typefaces run beside those that stand in until ours load, and writes `app/_fallback-faces.scss`. Run it
 * by hand when a typeface changes: `node --import tsx scripts/fallback-faces.ts FOLDER`. The folder has to hold the files below,
 * which come from Debian’s fonts-liberation (as wide as Arial and Times New Roman) and fonts-dejavu, and from the packages
 * @fontsource/roboto and @fontsource/noto-serif.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { argv } from 'node:process'
import { create, type Font } from 'fontkit'
import subsetFont from 'subset-font'
import { characters } from './shared/characters'

const TEXT =
  'From the quay the lough is as wide as the weather lets it be. You see the ferry leave, hear the oystercatchers, and know by the light on the far shore whether it is worth taking a coat. We have walked here in every month, and would go again tomorrow.'
const SERIF = '@fontsource/old-standard-tt/files/old-standard-tt-latin-400'
const SANS = '@fontsource-variable/hanken-grotesk/files/hanken-grotesk-latin-wght-normal'

async function ours(file: string, variationAxes?: { wght: number }) {
  const options = { targetFormat: 'sfnt', variationAxes } as const
  return create(await subsetFont(readFileSync(`node_modules/${file}.woff2`), characters, options))
}
const [upright, italic] = [await ours(`${SERIF}-normal`), await ours(`${SERIF}-italic`)]
const [regular, bold] = [await ours(SANS, { wght: 400 }), await ours(SANS, { wght: 600 })]

const widthOf = (font: Font, text: string) =>
  font.layout(text).positions.reduce((sum, { xAdvance }) => sum + xAdvance, 0) / font.unitsPerEm

/** The width of a text in a typeface of ours, in parts of its width in the font of a file. */
const size = (font: Font, file: string, text = TEXT) =>
  Number((widthOf(font, text) / widthOf(create(readFileSync(`${argv[2]}/${file}`)), text)).toFixed(3))

const FIGURES = '0123456789'
const sans = (names: string, normal: string, heavy: string) =>
  `  (${names}, ${size(regular, normal)}, ${size(bold, heavy)}, ${size(bold, heavy, FIGURES)}),`
const serif = (names: string, roman: string, slanted: string) =>
  `  (${names}, ${size(upright, roman)}, ${size(upright, roman, FIGURES)}, ${size(italic, slanted)}),`

writeFileSync(
  'app/_fallback-faces.scss',
  `// Written by scripts/fallback-faces.ts: the names of typefaces, and how wide ours run beside them.

// Regular, bold, figures in bold.
$sans: (
${sans("'Arial' 'Liberation Sans'", 'LiberationSans-Regular.ttf', 'LiberationSans-Bold.ttf')}
${sans("'Roboto'", 'roboto-latin-400-normal.woff2', 'roboto-latin-700-normal.woff2')}
${sans("'DejaVu Sans'", 'DejaVuSans.ttf', 'DejaVuSans-Bold.ttf')}
);

// Regular, figures, italic.
$serif: (
${serif("'Times New Roman' 'Liberation Serif'", 'LiberationSerif-Regular.ttf', 'LiberationSerif-Italic.ttf')}
${serif("'Noto Serif'", 'noto-serif-latin-400-normal.woff2', 'noto-serif-latin-400-italic.woff2')}
${serif("'DejaVu Serif'", 'DejaVuSerif.ttf', 'DejaVuSerif-Italic.ttf')}
);
`,
)
