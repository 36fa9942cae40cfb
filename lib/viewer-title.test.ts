import { viewerTitle } from './viewer-title'

const photograph = { rendered: false }

it.each([
  ['*Pool* and hot tub', 'Boathouse, pool and hot tub'],
  ['Dining and kitchen', 'Boathouse, dining and kitchen'],
])('says whose picture it is and where it was found: %s', (heading, title) => {
  expect(viewerTitle('Boathouse', heading, [photograph])).toBe(title)
})

it('says that a gallery holds a visualisation', () => {
  expect(viewerTitle('Boathouse', 'Oars', [photograph, { rendered: true }])).toBe(
    'Boathouse, oars (visualisation)',
  )
})
