import { askLine } from './questions'
import type { Property } from './schema/property'
import { aProperty } from './testing/builders'

const line = {
  heading: 'Asked',
  text: '{questions}: ring us.',
  asked: { boats: ['boat', 'oar', 'rooms'], bait: ['bait'], pets: ['pet'] },
  nothingOpen: 'All said.',
}
const house = (over: Partial<Property> = {}) => aProperty({ id: 'house', ...over })
const flat = (over: Partial<Property> = {}) => aProperty({ id: 'apartment', ...over })
const row = (term: string) => ({ term, value: 'Yes.' })

it('names what nobody has answered', () => {
  expect(askLine(line, [house({ goodToKnow: [], terms: {} }), flat()])).toBe('Boats, bait, pets: ring us.')
})

it.each<[slot: string, over: Partial<Property>, left: string]>([
  ['a row, by the beginning of a word', { goodToKnow: [row('The *Oars*')] }, 'Bait, pets: ring us.'],
  ['the rooms', { rooms: [{ name: 'Loft', beds: 'Two singles' }] }, 'Bait, pets: ring us.'],
  ['a term', { terms: { pets: 'One otter' } }, 'Boats, bait: ring us.'],
  ['an extra', { terms: { extras: [{ name: 'Live bait', price: 1 }] } }, 'Boats, pets: ring us.'],
])('takes a word away that is answered by %s', (_, over, left) => {
  expect(askLine(line, [house(over), flat(over)])).toBe(left)
})

it('keeps a word that only one property answers, or that is inside another word', () => {
  const answered = house({ goodToKnow: [row('Boats'), row('Carpets'), row('Bait')] })
  expect(askLine(line, [answered, flat({ goodToKnow: [row('Bait')] })])).toBe('Boats, pets: ring us.')
})

it('asks for anything else once each word is answered', () => {
  const goodToKnow = [row('Boats'), row('Bait'), row('Pets')]
  expect(askLine(line, [house({ goodToKnow }), flat({ goodToKnow })])).toBe('All said.')
})
