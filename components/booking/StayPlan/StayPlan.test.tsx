import { render, screen, within } from '@testing-library/react'
import { missingFrom } from '@/lib/booking/draft'
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
      isReady={missingFrom(draft).length === 0}
      needed=""
      announced=""
      today="2031-01-01"
      words={words}
      year={<p>The year</p>}
      siteUrl="https://lake.example"
      footRef={null}
    />,
  )
  return screen.getByRole('region', { name: 'plan.heading' })
}

const rows = () =>
  within(screen.getByRole('table'))
    .getAllByRole('row')
    .map((row) => Array.from(row.children, ({ textContent }) => textContent?.replaceAll('\u00a0', ' ')))

it('shows the prices of both properties before anything is chosen', () => {
  const plan = renderPlan(aDraft())
  expect(plan).toHaveTextContent('The year')
  expect(plan).toHaveTextContent('plan.nightlyPrice The boathouse€100')
  expect(plan).toHaveTextContent('plan.nightlyPrice The loft€40')
  expect(screen.queryByRole('table')).not.toBeInTheDocument()
  expect(plan).not.toHaveTextContent('plan.evening.lightUntil')
  expect(plan).toHaveTextContent('plan.evening.withoutDates')
})

it('shows the chosen property, and no longer the other one', () => {
  const plan = renderPlan(aDraft({ property: 'apartment' }))
  expect(plan).toHaveTextContent('Net Loft')
  expect(plan).not.toHaveTextContent('boathouse')
})

it('lists each night with its sunset and price, and shows the total', () => {
  const plan = renderPlan(
    aFullDraft({ property: 'apartment', checkIn: '2026-06-12', checkOut: '2026-06-14' }),
  )
  expect(plan).toHaveTextContent('Fri 12 – Sun 14 June 2026')
  expect(rows()).toEqual([
    ['plan.columns.night', 'plan.columns.sunset', 'plan.columns.price'],
    ['Fri 12 June', '10:08 PM', '€40'],
    ['Sat 13 June', '10:09 PM', '€40'],
  ])
  expect(plan).toHaveTextContent('price.breakdown 2 nights €40')
  expect(plan).toHaveTextContent('5 guests€80')
})

const bands = (plan: HTMLElement) => plan.querySelectorAll('[data-nights]')

it.each([
  ['in one band', '2027-10-12', '2027-10-15', 1, 'plan.evening.lightUntil 7:13 PM'],
  ['in two bands over New Year', '2027-12-30', '2028-01-02', 2, 'plan.evening.lightUntil 4:52 PM'],
  [
    'around midsummer, when no night is dark',
    '2027-06-12',
    '2027-06-15',
    1,
    'plan.evening.lightAllNight 11:06 PM',
  ],
])(
  'shows the nights on the year %s, and how long the first evening stays light',
  (_, checkIn, checkOut, count, evening) => {
    const plan = renderPlan(aFullDraft({ checkIn, checkOut }))
    expect(bands(plan)).toHaveLength(count)
    expect(plan).toHaveTextContent(evening)
  },
)

it('shows no band and no evening for a same-day request', () => {
  const plan = renderPlan(aFullDraft({ checkOut: '2031-05-09' }))
  expect(bands(plan)).toHaveLength(0)
  expect(plan).not.toHaveTextContent('plan.evening.lightUntil')
  expect(plan).toHaveTextContent('plan.evening.withoutDates')
})

it('puts the nights in the middle of a long stay into one row', () => {
  renderPlan(aFullDraft({ checkOut: '2031-05-19' }))
  expect(rows().slice(4)).toEqual([
    ['plan.moreNights 6', '€600'],
    ['Sun 18 May', expect.any(String), '€100'],
  ])
})

it('shows a total and no table for a same-day request', () => {
  const plan = renderPlan(aFullDraft({ checkOut: '2031-05-09' }))
  expect(plan).toHaveTextContent('price.breakdown 0 nights €100')
  expect(screen.queryByRole('table')).not.toBeInTheDocument()
})

it('shows the owner’s terms with the dates of the stay', () => {
  const plan = renderPlan(aFullDraft(), someOffers({ house: { ...anOffer(), terms: someTerms() } }))
  expect(
    within(plan)
      .getAllByRole('term')
      .map(({ textContent }) => textContent),
  ).toEqual(Object.values(words.plan.terms.labels))
  expect(plan).toHaveTextContent(
    'Plan.terms.cancellation.full 9 April 2031, plan.terms.cancellation.part 50 25 April 2031, plan.terms.cancellation.none',
  )
})

it('shows the owner’s terms in days before the dates are chosen', () => {
  const draft = aDraft({ property: 'house' })
  const plan = renderPlan(draft, someOffers({ house: { ...anOffer(), terms: someTerms() } }))
  expect(plan).toHaveTextContent('Plan.terms.cancellation.full plan.terms.beforeCheckIn 30 days')
})
