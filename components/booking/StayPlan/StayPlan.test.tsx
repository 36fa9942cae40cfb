import { render, screen } from '@testing-library/react'
import { stayOf } from '@/lib/booking/stay'
import { aDraft, aFullDraft, someOffers } from '@/lib/testing/booking'
import { someTerms } from '@/lib/testing/terms'
import { someFormWords } from '@/lib/testing/words'
import { anOffer } from '@/lib/testing/builders'
import type { Offers } from '@/lib/booking/offer'
import { StayPlan } from './StayPlan'

const words = someFormWords()

function renderPlan(draft = aFullDraft(), offers: Offers = someOffers()) {
  render(
    <StayPlan
      stay={stayOf(draft, offers)}
      offers={offers}
      isReady
      needed=""
      announced=""
      today="2031-01-01"
      words={words}
      position={{ latitude: 55.204, longitude: -6.983 }}
      siteUrl="https://lake.example"
    />,
  )
  return screen.getByRole('region', { name: 'plan.heading' })
}

it('shows the prices of both properties before anything is chosen', () => {
  const plan = renderPlan(aDraft())
  expect(plan).toHaveTextContent('plan.nightlyPrice The boathouse €100')
  expect(plan).toHaveTextContent('plan.nightlyPrice The loft €40')
  expect(plan).not.toHaveTextContent('plan.evening')
})

it('shows the stay, its total, and until when there is light on the first evening', () => {
  const plan = renderPlan(
    aFullDraft({ property: 'apartment', checkIn: '2026-06-12', checkOut: '2026-06-14' }),
  )
  expect(plan).toHaveTextContent('Net LoftFri 12 – Sun 14 June 2026')
  expect(plan).not.toHaveTextContent('boathouse')
  expect(plan).toHaveTextContent('plan.evening.lightAllNight 11:06 PM')
  expect(plan).toHaveTextContent('plan.total €80 2 nights, 5 guests')
})

it('shows a total, and no evening, for a same-day request', () => {
  const plan = renderPlan(aFullDraft({ checkOut: '2031-05-09' }))
  expect(plan).toHaveTextContent('plan.total €0 0 nights, 5 guests')
  expect(plan).not.toHaveTextContent('plan.evening')
})

it.each([
  ['with the dates of the stay', aFullDraft(), '9 April 2031'],
  ['in days before the dates are chosen', aDraft({ property: 'house' }), 'plan.terms.beforeCheckIn 30 days'],
])('shows the owner’s terms %s', (_, draft, day) => {
  const plan = renderPlan(draft, someOffers({ house: { ...anOffer(), terms: someTerms() } }))
  expect(plan).toHaveTextContent(`plan.terms.labels.cancellation Plan.terms.cancellation.full ${day}`)
})
