import { render, screen, within } from '@testing-library/react'
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
      year={<p>The year</p>}
      siteUrl="https://lake.example"
    />,
  )
  return screen.getByRole('region', { name: 'plan.heading' })
}

const rows = () =>
  within(screen.getByRole('table'))
    .getAllByRole('row')
    .map((row) => Array.from(row.children, ({ textContent }) => textContent))

it('shows the prices of both properties before anything is chosen', () => {
  const plan = renderPlan(aDraft())
  expect(plan).toHaveTextContent('The year')
  expect(plan).toHaveTextContent('plan.nightlyPrice The boathouse €100')
  expect(plan).toHaveTextContent('plan.nightlyPrice The loft €40')
  expect(screen.queryByRole('table')).not.toBeInTheDocument()
  expect(plan).not.toHaveTextContent('plan.evening.lightUntil')
  expect(plan).toHaveTextContent('plan.evening.withoutDates')
})

it('lists each night with its sunset and price, shows the total, and how long the first evening stays light', () => {
  const plan = renderPlan(
    aFullDraft({ property: 'apartment', checkIn: '2026-06-12', checkOut: '2026-06-14' }),
  )
  expect(plan).toHaveTextContent('Net LoftFri 12 – Sun 14 June 2026')
  expect(plan).not.toHaveTextContent('boathouse')
  expect(plan.querySelectorAll('[data-nights]')).toHaveLength(1)
  expect(plan).toHaveTextContent('plan.evening.lightAllNight')
  expect(rows()).toEqual([
    ['plan.columns.night', 'plan.columns.sunset', 'plan.columns.price'],
    ['Fri 12 June', '10:08 PM', '€40'],
    ['Sat 13 June', '10:09 PM', '€40'],
  ])
  expect(plan).toHaveTextContent('plan.total €80 2 nights, 5 guests')
})

it('shows a total, and neither table nor evening for a same-day request', () => {
  const plan = renderPlan(aFullDraft({ checkOut: '2031-05-09' }))
  expect(plan).toHaveTextContent('plan.total €0 0 nights, 5 guests')
  expect(plan).toHaveTextContent('plan.evening.withoutDates')
  expect(screen.queryByRole('table')).not.toBeInTheDocument()
})

it.each([
  ['with the dates of the stay', aFullDraft(), '9 April 2031'],
  ['in days before the dates are chosen', aDraft({ property: 'house' }), 'plan.terms.beforeCheckIn 30 days'],
])('shows the owner’s terms %s', (_, draft, day) => {
  const plan = renderPlan(draft, someOffers({ house: { ...anOffer(), terms: someTerms() } }))
  expect(plan).toHaveTextContent(`plan.terms.labels.cancellation Plan.terms.cancellation.full ${day}`)
})
