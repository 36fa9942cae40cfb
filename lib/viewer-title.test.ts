import { viewerTitle } from './viewer-title'

it.each([
  ['*Pool* and hot tub', 'Boathouse, pool and hot tub'],
  ['Dining and kitchen', 'Boathouse, dining and kitchen'],
])('says whose picture it is and where it was found: %s', (heading, title) => {
  expect(viewerTitle('Boathouse', heading)).toBe(title)
})
