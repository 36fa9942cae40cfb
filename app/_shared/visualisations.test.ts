import { fill } from '@/lib/format'
import { footerNote, galleryTitle, heroNote } from './visualisations'
import { content } from './content'

const { visualisations } = content

it('joins the property’s name and the heading of the gallery, and says if it contains a visualisation', () => {
  const titleOf = (...shown: { rendered: boolean }[]) => galleryTitle('Boathouse', '*Pool* and oars', shown)
  const title = 'Boathouse, pool and oars'
  expect(titleOf({ rendered: false })).toBe(title)
  expect(titleOf({ rendered: false }, { rendered: true })).toBe(fill(visualisations.viewer, { title }))
})

it('says above the hero that its picture is a visualisation, and nothing more of a photograph', () => {
  const { place } = content.site.heroNote
  expect(heroNote({ rendered: false }).place).toBe(place)
  expect(heroNote({ rendered: true }).place).toBe(fill(visualisations.note, { place }))
})

it('says in the footer whether all pictures are visualisations, or some, and nothing of photographs', () => {
  const [drawn, photograph] = [{ rendered: true }, { rendered: false }]
  expect(footerNote([drawn, drawn])).toBe(visualisations.footer.all)
  expect(footerNote([drawn, photograph])).toBe(visualisations.footer.some)
  expect(footerNote([photograph])).toBe(false)
})
