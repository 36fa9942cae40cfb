import { aFullDraft, someOffers } from '../testing/booking'
import { someFormWords } from '../testing/words'
import type { Draft } from './draft'
import { planToShare } from './share'
import { stayOf } from './stay'

const words = someFormWords().plan.share
const share = (over: Partial<Draft> = {}) =>
  planToShare(stayOf(aFullDraft(over), someOffers()), words, 'https://lake.example')

it('names property, dates, nights, total and the share of each, and leads to the form with the plan', () => {
  expect(share()).toEqual({
    title: 'Boathouse',
    text: 'Boathouse, Fri 9 – Mon 12 May 2031. 3 nights, plan.share.total €300, plan.share.each €60 5. plan.share.notBooked',
    url: 'https://lake.example/book?property=house#checkIn=2031-05-09&checkOut=2031-05-12&guests=5',
  })
})

it('rounds a share that does not divide into whole euro, and says so', () => {
  expect(share({ guests: 7 })?.text).toContain(' plan.share.total €300, plan.share.aboutEach €43 7.')
})

it('names no share of a single guest', () => {
  expect(share({ guests: 1 })?.text).toContain(' plan.share.total €300. plan.share.notBooked')
})

it.each<[string, Partial<Draft>]>([
  ['without a property', { property: '' }],
  ['without a date', { checkOut: '' }],
  ['without a night', { checkOut: '2031-05-09' }],
])('shares no stay %s', (_, over) => {
  expect(share(over)).toBeUndefined()
})
