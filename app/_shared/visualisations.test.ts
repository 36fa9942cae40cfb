import { visualisations } from '@/content/photos/visualisations'
import { heroNote as heroNoteText } from '@/content/site'
import { fill } from '@/lib/format'
import { footerNote, heroNote, viewerTitle } from './visualisations'

it('names a gallery in the viewer by its heading, and says if a picture, or the lead, is a visualisation', () => {
  const [drawn, photograph] = [{ rendered: true }, { rendered: false }]
  const gallery = { heading: '*Pool* and oars', pictures: [photograph] }
  const title = 'Pool and oars'
  expect(viewerTitle({ ...gallery, lead: photograph })).toBe(title)
  expect(viewerTitle({ ...gallery, pictures: [photograph, drawn] })).toBe(
    fill(visualisations.viewer, { title }),
  )
  expect(viewerTitle({ ...gallery, lead: drawn })).toBe(fill(visualisations.viewer, { title }))
})

it('says above the hero that its picture is a visualisation, and nothing more of a photograph', () => {
  const place = heroNoteText
  expect(heroNote({ rendered: false })).toBe(place)
  expect(heroNote({ rendered: true })).toBe(fill(visualisations.note, { place }))
})

it('says in the footer whether all pictures are visualisations, or some, and nothing of photographs', () => {
  const [drawn, photograph] = [{ rendered: true }, { rendered: false }]
  expect(footerNote([drawn, drawn])).toBe(visualisations.footer.all)
  expect(footerNote([drawn, photograph])).toBe(visualisations.footer.some)
  expect(footerNote([photograph])).toBe(false)
})
