import { askLine, questionReminders } from './questions'
import type { Property } from './schema/property'
import { aProperty } from './testing/builders'

const line = {
  heading: 'Asked',
  text: '{questions}: ring us.',
  asked: { boats: ['boat', 'oar'], bait: ['bait'], pets: ['pet'] },
  nothingOpen: 'All said.',
}
const amenities = ['Deep *pool*', 'Hot tub'].map((name) => ({ name, detail: 'Warm.' }))
const house = (over: Partial<Property> = {}) => aProperty({ id: 'house', amenities, ...over })
const flat = (over: Partial<Property> = {}) => aProperty({ id: 'apartment', ...over })
const row = (term: string) => ({ term, value: 'Yes.' })

it('names what nobody has answered', () => {
  expect(askLine(line, [house({ goodToKnow: [], terms: {} }), flat()])).toBe('Boats, bait, pets: ring us.')
})

it.each<[slot: string, over: Partial<Property>, left: string]>([
  ['a row, by the beginning of a word', { goodToKnow: [row('The *Oars*')] }, 'Bait, pets: ring us.'],
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

it('reminds of the pool first and of children second, with the files that leave them open', () => {
  const [pool, children] = questionReminders([house(), flat()])
  expect(pool).toMatch(/^Guests ask about the pool: .+ content\/properties\/house\.ts\.$/)
  expect(children).toMatch(/children.+ content\/properties\/house\.ts, content\/properties\/apartment\.ts\.$/)
})

it('asks who may use a pool only where one property has it and another has not', () => {
  const asked = (...all: Property[]) =>
    questionReminders(all).filter((line) => line.includes('there is none'))
  expect(asked(house(), flat())).toEqual([expect.stringMatching(/in content\/properties\/apartment\.ts\.$/)])
  expect([...asked(house(), house()), ...asked(flat(), flat())]).toEqual([])
})

it('reminds of nothing that is answered', () => {
  const goodToKnow = ['Pool', 'Children', 'Hot tub', 'Beds', 'Access', 'Keys'].map(row)
  expect(questionReminders([house({ goodToKnow }), flat({ goodToKnow })])).toEqual([])
  const onlyPoolOpen = questionReminders([house({ goodToKnow: goodToKnow.slice(1) }), flat({ goodToKnow })])
  expect(onlyPoolOpen).toEqual([expect.stringContaining('the pool')])
})
