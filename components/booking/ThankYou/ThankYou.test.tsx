import { fireEvent, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { Draft } from '@/lib/booking/draft'
import { aFullDraft, someOffers, textsOf } from '@/lib/testing/booking'
import { someTerms } from '@/lib/testing/terms'
import { someThankYouWords } from '@/lib/testing/words'
import { aSite } from '@/lib/testing/builders'
import { readEntry, store, storeRequest } from '../draft/entry'
import { ThankYou } from './ThankYou'

const query = 'property=house&nights=3&total=300&guests=5'

function renderAt(address: string, site = aSite(), offers = someOffers()) {
  history.replaceState({ next: true }, '', `/thank-you?${address}`)
  return renderAgain(site, offers)
}

const renderAgain = (site = aSite(), offers = someOffers()) =>
  render(<ThankYou offers={offers} site={site} words={someThankYouWords()} />)

const text = () => document.body.textContent ?? ''
const plan = () => screen.getByRole('region', { name: 'summary.heading' })
const rows = () =>
  within(plan())
    .getAllByRole('term')
    .map(({ textContent }) => textContent)
const link = (name: string) => screen.getByRole('link', { name })
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
const mail = () => new URL(link('send.email').getAttribute('href')!)

const forgedEntry = '{"requests":[null,{"id":"a","fields":7}],"arriving":"a"}'

/** Stores a draft as the form does when it is submitted. */
const submit = (draft: Draft) => storeRequest(textsOf(draft))

beforeEach(() => {
  sessionStorage.clear()
  delete window.bookingPage
})

it('sums up a request that was made in this tab, and leaves sending it to the guest', () => {
  submit(aFullDraft({ requests: 'A cot' }))
  renderAt(query)
  expect(screen.getByRole('heading', { level: 1, name: 'heading headingNext' })).toBeInTheDocument()
  expect(text()).toContain('Boathouse, Fri 9 – Mon 12 May 2031.')
  expect(text()).toContain('3 nights, 5 guests, inAll €300.')
  expect(rows()).toEqual([
    'summary.property',
    'summary.duration',
    'summary.guests',
    'summary.checkIn',
    'summary.checkOut',
    ...['name', 'email', 'phone', 'requests'].map((name) => `message.fields.${name}.line`),
  ])
  expect(plan()).toHaveTextContent('summary.breakdown 3 nights €100')
  expect(mail().pathname).toBe('a@b.example')
  expect(mail().searchParams.get('body')).toMatch(
    /message.fields.name.line: Róisín Test[^]*message.fields.requests.line:\r\nA cot\r\n\r\nmessage.answer/,
  )
  expect(link('send.call +000 1')).toHaveAttribute('href', 'tel:+0001')
  expect(text()).toContain('answer.text')
  expect(link('arrive.linkLabel')).toHaveAttribute('href', '/house#getting-here')
  expect(plan()).toHaveTextContent('message.fields.name.line Róisín Test')
})

it('copies the message with its recipient, or the address alone, and passes on the plan without the guest', () => {
  submit(aFullDraft())
  renderAt(query)
  const dataOf = (name: string) => screen.getByRole('button', { name }).dataset
  expect(dataOf('send.copy').copy).toMatch(
    /^message.to: a@b\.example\nmessage.subjectLabel: message.subject Boathouse.*\n\nmessage.greeting\n[^]*Róisín Test/,
  )
  expect(dataOf('send.copyAddress').copy).toBe('a@b.example')
  const { copy, share } = dataOf('share.label')
  expect(JSON.parse(share!)).toMatchObject({ title: 'Boathouse', url: expect.stringContaining('/book?') })
  expect(copy).toMatch(/^Boathouse[^]*\nhttps:\/\/lakeside.example\/book\?property=house#/)
})

it('empties the form of the booking page, which can be undone until the guest leaves, and keeps the request', async () => {
  const fields = textsOf(aFullDraft())
  submit(aFullDraft())
  store({ fields })
  renderAt(query)
  await press('clear.label')
  expect(readEntry().fields).toMatchObject({ property: '', name: '' })
  expect(mail().searchParams.get('body')).toContain('Róisín Test')
  await press('clear.undo')
  expect(readEntry().fields).toEqual(fields)
  await press('clear.label')
  expect(screen.getByText('clear.cleared').closest('[aria-live]')).toBeInTheDocument()
  fireEvent(window, new PageTransitionEvent('pageshow', { persisted: true }))
  expect(screen.queryByRole('button', { name: 'clear.undo' })).not.toBeInTheDocument()
})

it('keeps two requests with the same query apart, after a reload and in entries that a fragment has made', () => {
  submit(aFullDraft({ name: 'First' }))
  renderAt(query).unmount()
  const first = history.state
  expect(first).toEqual({ next: true, request: expect.any(String) })
  submit(aFullDraft({ name: 'Second' }))
  renderAt(query).unmount()
  history.replaceState(first, '')
  const { unmount } = renderAgain()
  expect(mail().searchParams.get('body')).toContain('First')
  history.replaceState(null, '')
  fireEvent.popState(window)
  expect(history.state).toEqual(first)
  unmount()
})

it.each([
  ['that was not made in this tab', () => undefined],
  ['whose request has other values', () => submit(aFullDraft({ guests: 4 }))],
  ['whose entry is forged', () => sessionStorage.setItem('booking', forgedEntry)],
])('shows of an address %s what the query holds', (_, prepare) => {
  prepare()
  renderAt(query)
  expect(text()).toContain('3 nights, 5 guests, inAll €300.')
  expect(text()).not.toContain('2031')
  expect(text()).toContain('send.textWithBlanks')
  const body = mail().searchParams.get('body')
  for (const line of ['message.checkIn message.unknown', 'message.fields.name.line: message.unknown'])
    expect(body).toContain(line)
  for (const name of ['send.calendar', 'share.label'])
    expect(screen.queryByRole('button', { name })).not.toBeInTheDocument()
})

it('shows the owner’s terms with the dates of the stay, in the plan and in the email', () => {
  const offers = someOffers({ house: { ...someOffers().house, terms: someTerms() } })
  submit(aFullDraft())
  renderAt(query, aSite(), offers)
  const value = 'Terms.cancellation.full 9 April 2031, terms.cancellation.part 50 25 April 2031'
  expect(plan()).toHaveTextContent(value)
  expect(mail().searchParams.get('body')).toContain(`terms.labels.cancellation: ${value}`)
})

it('says so if special requests are too long for the email, and sends all of them by WhatsApp, where the owner has it', () => {
  submit(aFullDraft({ requests: 'Seaweed! '.repeat(400) }))
  const { unmount } = renderAt(query)
  expect(screen.queryByRole('link', { name: 'send.whatsApp' })).not.toBeInTheDocument()
  unmount()
  renderAgain(aSite({ whatsApp: '35399' }))
  expect(text()).toContain('send.shortened')
  expect(text()).not.toContain('send.text')
  const sent = new URL(link('send.whatsApp').getAttribute('href')!).searchParams.get('text')
  expect(sent).toMatch(/(Seaweed! ){399}Seaweed!\s+message.answer/)
})

it.each([
  ['nights', 'nights=3', ['summary.duration'], '3 nights.'],
  ['no nights at all', 'nights=0', ['summary.duration'], '0 nights.'],
  ['guests', 'guests=1', ['summary.guests'], '1 guest.'],
  ['the property', 'property=apartment', ['summary.property'], 'Net Loft.'],
])('shows what is present and can be believed, and nothing else: %s', (_, address, terms, line) => {
  renderAt(`${address}&total=-5`)
  expect(rows()).toEqual([...terms, 'summary.checkIn', 'summary.checkOut'])
  expect(text()).toContain(line)
  expect(text()).not.toMatch(/€|undefined|NaN/)
})

it.each([
  ['property=house&nights=3&total=1', 'summary.unusual'],
  ['property=castle&nights=3&total=1', 'summary.requested'],
  ['total=1', 'summary.requested'],
])(
  'shows a total that is not our price as requested, and calls it unusual only where ours is known: %s',
  (query, detail) => {
    renderAt(query)
    expect(text()).toContain('asRequested €1.')
    expect(text()).not.toContain('inAll')
    expect(plan()).toHaveTextContent(`summary.total${detail}€1`)
    expect(plan()).not.toHaveTextContent('summary.breakdown')
  },
)

it.each([
  ['the picture of a property', 'property=house', ['A pier in the rain']],
  ['no picture and no place for one, without a known property', 'property=castle&nights=3', null],
])('shows above the heading on phones %s', (_, address, picture) => {
  renderAt(address)
  const above = document.querySelector('[data-below="tablet"]')
  expect(above && Array.from(above.querySelectorAll('img'), ({ alt }) => alt)).toEqual(picture)
})

it.each([
  '',
  'utm_source=letter',
  'property=<img src=x onerror=alert(1)>&nights="><script>alert(1)</script>',
])('shows no request if the address holds none that can be believed: %j', (address) => {
  renderAt(address)
  expect(screen.getByRole('heading', { level: 1, name: 'heading' })).toBeInTheDocument()
  expect(text()).toContain('withoutRequest.text')
  expect(text()).toContain('answer.text')
  expect(link('home')).toHaveAttribute('href', '/')
  expect(link('again')).toHaveAttribute('href', '/book')
  expect(screen.queryByRole('link', { name: 'send.email' })).not.toBeInTheDocument()
  expect(screen.queryByRole('button')).not.toBeInTheDocument()
  expect(text()).not.toMatch(/€|night|alert/)
})
