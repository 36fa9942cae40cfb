import { visualisations } from '@/content/photos/visualisations'
import { fill } from '@/lib/format'
import { galleryTitle } from './visualisations'

it('joins the property’s name and the heading of the gallery, and says if it contains a visualisation', () => {
  const titleOf = (...shown: { rendered: boolean }[]) => galleryTitle('Boathouse', '*Pool* and oars', shown)
  const title = 'Boathouse, pool and oars'
  expect(titleOf({ rendered: false })).toBe(title)
  expect(titleOf({ rendered: false }, { rendered: true })).toBe(fill(visualisations.viewer, { title }))
})
