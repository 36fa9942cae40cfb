import { visualisations } from '@/content/photos/visualisations'
import { place } from '@/content/site'
import { fill } from '@/lib/format'
import { heroNote, viewerTitle } from './visualisations'

const [drawn, photograph] = [{ rendered: true }, { rendered: false }]

it('names a gallery in the viewer by its heading, and says if a picture is a visualisation', () => {
  const title = 'Pool and oars'
  expect(viewerTitle('*Pool* and oars', [photograph, undefined])).toBe(title)
  expect(viewerTitle('*Pool* and oars', [photograph, drawn])).toBe(fill(visualisations.viewer, { title }))
})

it('says below the hero that its picture is a visualisation, and nothing more of a photograph', () => {
  expect(heroNote(photograph)).toBe(place)
  expect(heroNote(drawn)).toBe(fill(visualisations.note, { place }))
})
