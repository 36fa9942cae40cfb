import type { NightRange } from '../availability'
import { aFullDraft, someOffers } from '../testing/booking'
import { someFormWords } from '../testing/words'
import { anOffer } from '../testing/builders'
import type { Draft } from './draft'
import { hintsFor } from './hints'
import { stayOf } from './stay'
import { takenHint } from './taken-hint'

const words = {
  one: 'Only {nights} is gone.',
  several: '{count} gone ({nights}).',
  counts: ['Two', 'Three'],
  others: 'so on',
  text: 'Ask.',
}

const readAt = '2031-05-01T06:00:00Z'
const now = new Date('2031-05-02T06:00:00Z')

const offersWith = (...taken: NightRange[]) =>
  someOffers({ house: { ...anOffer(), taken: { readAt, taken: taken.map(([...range]) => range), words } } })

/** What is said of the nights from 9 to 12 May, or of those in `over`. */
const hint = (taken: NightRange[], over: Partial<Draft> = {}) =>
  takenHint(stayOf(aFullDraft(over), offersWith(...taken)), now)?.title

it.each<[string, NightRange[], Partial<Draft>, string]>([
  ['one night', [['2031-05-01', '2031-05-10']], {}, 'Only 9 May is gone.'],
  ['two nights', [['2031-05-10', '2031-05-20']], {}, 'Two gone (10 and 11 May).'],
  ['all nights', [['2031-05-01', '2031-06-01']], {}, 'Three gone (9 to 11 May).'],
  [
    'two nights of two months',
    [['2031-06-30', '2031-07-02']],
    { checkIn: '2031-06-28', checkOut: '2031-07-05' },
    'Two gone (30 June and 1 July).',
  ],
  [
    'months that begin alike',
    [
      ['2031-03-29', '2031-04-01'],
      ['2031-05-01', '2031-05-02'],
    ],
    { checkIn: '2031-03-01', checkOut: '2031-06-01' },
    '4 gone (29 to 31 March and 1 May).',
  ],
  [
    'a stay of centuries',
    [['2031-05-30', '9999-12-31']],
    { checkOut: '9999-12-31' },
    '2910467 gone (30 May to 30 December).',
  ],
  [
    'the first few of many nights',
    [10, 12, 14, 16, 18, 20, 22].map((day): NightRange => [`2031-05-${day}`, `2031-05-${day + 1}`]),
    { checkOut: '2031-06-20' },
    '7 gone (10, 12, 14, 16 May and so on).',
  ],
])('says which nights look taken: %s', (_, taken, over, title) => {
  expect(hint(taken, over)).toBe(title)
})

it.each<[string, NightRange[], Partial<Draft>]>([
  ['of a stay between others', [['2031-05-01', '2031-05-09']], {}],
  ['of the day of departure', [['2031-05-12', '2031-05-14']], {}],
  ['of the other property', [['2031-05-09', '2031-05-12']], { property: 'apartment' }],
  ['while no property is chosen', [['2031-05-09', '2031-05-12']], { property: '' }],
  ['of no night', [['2031-05-01', '2031-06-01']], { checkOut: '2031-05-09' }],
])('says nothing %s', (_, taken, over) => {
  expect(hint(taken, over)).toBeUndefined()
})

it('says nothing once the reading is older than three days', () => {
  const stay = stayOf(aFullDraft(), offersWith(['2031-05-09', '2031-05-12']))
  expect(takenHint(stay, new Date('2031-05-04T06:00:00Z'))).toBeDefined()
  expect(takenHint(stay, new Date('2031-05-04T06:00:01Z'))).toBeUndefined()
})

it('stands among the other hints, before the one that is directly above the price', () => {
  const draft = aFullDraft({ checkOut: '2033-05-10' })
  const hints = hintsFor(draft, offersWith(['2031-05-10', '2031-05-12']), now, someFormWords().hints)
  expect(hints.map(({ kind }) => kind)).toEqual(['taken', 'overAYear'])
})
