import { aFullDraft, offers } from '../testing/booking'
import { eachOf, planAddress, planToShare, readPlan } from './plan'
import { stayOf } from './stay'

const plan = { property: 'house', checkIn: '2031-05-09', checkOut: '2031-05-12', guests: '5' }
const stay = stayOf(aFullDraft(), offers)

const read = (address: string) => {
  const { search, hash } = new URL(address, 'https://lakeside.example')
  return readPlan(search, hash, offers, 8)
}

it('reads back the address that it writes', () => {
  expect(read(planAddress(stay)!)).toEqual(plan)
})

it.each([
  ['no date', '/book?property=house#contact'],
  ['one date', '/book?property=house#checkIn=2031-05-09&guests=5'],
  ['no guests', '/book?property=house#checkIn=2031-05-09&checkOut=2031-05-12'],
  ['nine guests', '/book?property=house#checkIn=2031-05-09&checkOut=2031-05-12&guests=9'],
  ['a date that does not exist', '/book?property=house#checkIn=2031-02-30&checkOut=2031-05-12&guests=5'],
])('reads the property alone from an address with %s', (_, address) => {
  expect(read(address)).toEqual({ property: 'house' })
})

it.each(['/book', '/book?property=castle', '/book#checkIn=2031-05-09&checkOut=2031-05-12&guests=5'])(
  'reads nothing without a known property: %s',
  (address) => {
    expect(read(address)).toEqual({})
  },
)

it('divides the total by the guests, and says where it had to round', () => {
  const words = { each: '{amount} each', aboutEach: 'about {amount} each' }
  expect([eachOf(300, 5, words), eachOf(500, 3, words)]).toEqual(['€60 each', 'about €167 each'])
})

it('shares the stay in words and as an address, without anything of the guest', () => {
  const text = '{property}, {dates}: {nights}, {total}, {each}'
  expect(planToShare(stay, text, '€60 each', 'https://lakeside.example')).toEqual({
    title: 'Boathouse',
    text: 'Boathouse, Fri 9 – Mon 12 May 2031: 3 nights, €300, €60 each',
    url: `https://lakeside.example${planAddress(stay)}`,
  })
})

it.each([{ property: '' }, { checkIn: '' }, { checkOut: '2031-05-09' }])(
  'shares nothing while the stay has no night: %j',
  (over) => {
    expect(planToShare(stayOf(aFullDraft(over), offers), '', '', '')).toBeUndefined()
  },
)
