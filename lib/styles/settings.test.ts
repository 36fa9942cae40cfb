import { readFileSync } from 'node:fs'

const coloursOf = (file: string): string[] => readFileSync(file, 'utf8').match(/#[0-9a-f]{3,8}\b/gi) ?? []
const settings = coloursOf('lib/styles/_settings.scss')

const chart = ['ireland', 'narrow', 'wide'].map((name) => `components/home/Chart/${name}.svg`)

it.each(['app/icon.svg', 'app/layout.tsx', 'components/ui/neatline.svg', ...chart])(
  '%s has only colours of the settings',
  (file) => {
    const colours = coloursOf(file)
    expect(colours).not.toEqual([])
    expect(colours.filter((colour) => !settings.includes(colour))).toEqual([])
  },
)
