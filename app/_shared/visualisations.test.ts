import { visualisations } from '@/content/photos/visualisations'
import { fill } from '@/lib/format'
import { galleryTitle } from './visualisations'

const photograph = { rendered: false }

it('joins the property’s name and the heading of the gallery', () => {
  expect(galleryTitle('Boathouse', '*Pool* and hot tub', [photograph])).toBe('Boathouse, pool and hot tub')
})

it('adds that a gallery contains a visualisation', () => {
  const title = fill(visualisations.viewer, { title: 'Boathouse, oars' })
  expect(galleryTitle('Boathouse', 'Oars', [photograph, { rendered: true }])).toBe(title)
})
