import { viewerTitle } from './viewer-title'

const photograph = { rendered: false }

it.each([
  ['*Pool* and hot tub', 'Boathouse, pool and hot tub'],
  ['Dining and kitchen', 'Boathouse, dining and kitchen'],
])('joins the property’s name and the heading of the gallery: %s', (heading, title) => {
  expect(viewerTitle('Boathouse', heading, [photograph])).toBe(title)
})

it('adds that a gallery contains a visualisation', () => {
  expect(viewerTitle('Boathouse', 'Oars', [photograph, { rendered: true }])).toBe(
    'Boathouse, oars (visualisation)',
  )
})
