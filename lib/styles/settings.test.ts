/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs'

const coloursOf = (file: string): string[] => readFileSync(file, 'utf8').match(/#[0-9a-f]{3,8}\b/gi) ?? []
const settings = coloursOf('lib/styles/_settings.scss')

/** Tints of water and coast, which only the drawings have. */
const tints = '#86a3b2 #9db8c5 #a9c5d3 #c3d9e3 #c9cdc8 #d2e3eb #dfebf1 #e2edf2 #f7fafb'.split(' ')

it.each(['app/icon.svg', 'components/ui/neatline.svg'])('%s has only colours of the settings', (file) => {
  const colours = coloursOf(file)
  expect(colours).not.toEqual([])
  expect(colours.filter((colour) => !settings.includes(colour))).toEqual([])
})

it.each(readdirSync('public/charts'))(
  'public/charts/%s has only colours of the settings, and tints of water and coast',
  (file) => {
    const colours = coloursOf(`public/charts/${file}`)
    expect(colours).not.toEqual([])
    expect(colours.filter((colour) => ![...settings, ...tints].includes(colour))).toEqual([])
  },
)
