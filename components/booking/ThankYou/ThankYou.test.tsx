import { fireEvent, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { Draft } from '@/lib/booking/draft'
import { aFullDraft, someOffers } from '@/lib/testing/booking'
import { someTerms } from '@/lib/testing/terms'
import { someThankYouWords } from '@/lib/testing/words'
import { aSite } from '@/lib/testing/builders'
import { store } from '../draft/entry'
import { ThankYou } from './ThankYou'

const query = 'property=house&nights=3&total=300&guests=5'
const request = `${query}#request=a1`

function renderAt(address: string, site = aSite(), offers = someOffers()) {
  history.replaceState(null, '', `/thank-you?${address}`)
  return render(<ThankYou offers={offers} site={site} words={someThankYouWords()} />)
}

const text = () => document.body.textContent?.replaceAll('\u00a0', ' ') ?? ''
const plan = () => screen.getByRole('region', { name: 'summary.heading' })
const rows = () =>
  within(plan())
    .getAllByRole('term')
    .map(({ textContent }) => textContent)
const link = (name: string) => screen.getByRole('link', { name })
const mail = () => new URL(link('send.email').getAttribute('href')!)

/** Stores a draft as the form does when it is submitted. */
const submit = (draft: Draft) =>
  store({ requests: [{ ...draft, guests: String(draft.guests), id: 'a1' }, { id: 'b2' }] })

beforeEach(() => sessionStorage.clear())

describe('with a request that was submitted in this tab', () => {
  beforeEach(() => {
    submit(aFullDraft({ requests: 'A cot' }))
    renderAt(request)
  })

  it('sums up the request with its dates', () => {
    expect(text()).toContain('Boathouse, Fri 9 – Mon 12 May 2031.')
    expect(text()).toContain('3 nights, 5 guests, inAll €300.')
    expect(rows()).toEqual([
      'summary.duration',
      'summary.guests',
      'summary.checkIn',
      'summary.checkOut',
      'terms.labels.withdrawal',
    ])
    expect(plan()).toHaveTextContent('summary.breakdown 3 nights €100')
  })

  it('leaves sending to the guest, with an email that holds everything', () => {
    expect(screen.getByRole('heading', { level: 1, name: 'heading headingNext' })).toBeInTheDocument()
    expect(mail().pathname).toBe('a@b.example')
    expect(mail().searchParams.get('body')).toMatch(
      /message.fields.name.line: Róisín Test[^]*message.fields.requests.line:\r\nA cot\r\n\r\nmessage.answer/,
    )
    expect(link('send.call +000 1')).toHaveAttribute('href', 'tel:+0001')
  })

  it('links to the way there, on the page of the property', () => {
    expect(link('arrive.linkLabel')).toHaveAttribute('href', '/house#getting-here')
  })

  it('copies the message with recipient and subject, or the address alone', () => {
    expect(screen.getByRole('button', { name: 'send.copy' }).dataset.copy).toMatch(
      /^message.to: a@b\.example\nmessage.subjectLabel: message.subject Boathouse, Fri 9 – Mon 12 May 2031, Róisín Test\n\nmessage.greeting\n[^]*A cot\n/,
    )
    expect(screen.getByRole('button', { name: 'send.copyAddress' }).dataset.copy).toBe('a@b.example')
  })

  it('passes on the plan without the guest', () => {
    const { copy, share } = screen.getByRole('button', { name: 'share.label' }).dataset
    const url = 'https://lakeside.example/book?property=house#checkIn=2031-05-09&checkOut=2031-05-12&guests=5'
    expect(JSON.parse(share!)).toEqual({ title: 'Boathouse', text: expect.any(String), url })
    expect(copy).toBe(`${JSON.parse(share!).text}\n${url}`)
  })
})

it('clears the form and not the request, says so, and brings it back until the guest leaves', async () => {
  submit(aFullDraft())
  store({ fields: { name: 'Róisín Test' } })
  renderAt(request)
  const name = () => JSON.parse(sessionStorage.getItem('booking')!).fields.name
  const wipe = () => userEvent.click(screen.getByRole('button', { name: 'clear.label' }))
  await wipe()
  expect(screen.getByText('clear.cleared').closest('[aria-live]')).toBeInTheDocument()
  expect(name()).toBe('')
  expect(mail().searchParams.get('body')).toContain('message.fields.name.line: Róisín Test')
  await userEvent.click(screen.getByRole('button', { name: 'clear.undo' }))
  expect(name()).toBe('Róisín Test')
  await wipe()
  fireEvent(window, new Event('pagehide'))
  expect(screen.queryByRole('button', { name: 'clear.undo' })).not.toBeInTheDocument()
})

it.each([query, `${query}#request=b2`, `${query}#request=forged`, `${query}#request=__proto__`])(
  'shows of an address that names no such request what the query holds: %s',
  (address) => {
    submit(aFullDraft())
    renderAt(address)
    expect(text()).toContain('3 nights, 5 guests, inAll €300.')
    expect(text()).not.toContain('2031')
    expect(text()).toContain('send.textWithBlanks')
    const body = mail().searchParams.get('body')
    for (const line of ['message.checkIn message.unknown', 'message.fields.name.line: message.unknown'])
      expect(body).toContain(line)
    for (const name of ['send.calendar', 'share.label'])
      expect(screen.queryByRole('button', { name })).not.toBeInTheDocument()
  },
)

it('shows the owner’s terms with the dates of the stay, in the plan and in the email', () => {
  const offers = someOffers({ house: { ...someOffers().house, terms: someTerms() } })
  submit(aFullDraft())
  renderAt(request, aSite(), offers)
  const value =
    'Terms.cancellation.full 9 April 2031, terms.cancellation.part 50 25 April 2031, terms.cancellation.none'
  expect(plan()).toHaveTextContent(value)
  expect(mail().searchParams.get('body')).toContain(
    'message.terms:\r\nterms.labels.deposit: terms.deposit.withBalance terms.deposit.amount €60',
  )
  expect(mail().searchParams.get('body')).toContain(`terms.labels.cancellation: ${value}\r\n`)
})

it('says so if special requests are too long for the email, and sends all of them by WhatsApp', () => {
  submit(aFullDraft({ requests: 'Seaweed! '.repeat(400) }))
  renderAt(request, aSite({ whatsApp: '35399' }))
  expect(text()).toContain('send.shortened')
  const sent = new URL(link('send.whatsApp').getAttribute('href')!).searchParams.get('text')
  expect(sent).toMatch(/(Seaweed! ){399}Seaweed!\s+message.answer/)
})

it.each([
  ['nights', 'nights=3', ['summary.duration'], '3 nights.'],
  ['no nights at all', 'nights=0', ['summary.duration'], '0 nights.'],
  ['guests', 'guests=1', ['summary.guests'], '1 guest.'],
  ['the property', 'property=apartment', [], 'Net Loft.'],
])('shows what is present and can be believed, and nothing else: %s', (_, address, terms, line) => {
  renderAt(`${address}&total=-5`)
  expect(rows()).toEqual([...terms, 'summary.checkIn', 'summary.checkOut', 'terms.labels.withdrawal'])
  expect(text()).toContain(line)
  expect(text()).not.toMatch(/€|undefined|NaN/)
})

it.each(['property=house&nights=3&total=1', 'nights=3&total=120', 'total=99'])(
  'shows a total that is not nights times price as requested, never as our price: %s',
  (address) => {
    renderAt(address)
    expect(text()).toMatch(/asRequested €\d+\./)
    expect(text()).not.toContain('inAll')
    expect(plan()).not.toHaveTextContent('summary.breakdown')
  },
)

it.each([
  '',
  'utm_source=letter',
  'property=<img src=x onerror=alert(1)>&nights="><script>alert(1)</script>',
])('shows no request if the address holds none that can be believed: %j', (address) => {
  renderAt(address)
  expect(screen.getByRole('heading', { level: 1, name: 'heading' })).toBeInTheDocument()
  expect(text()).toContain('withoutRequest.text')
  expect(screen.queryByRole('link', { name: 'send.email' })).not.toBeInTheDocument()
  expect(screen.queryByRole('button')).not.toBeInTheDocument()
  expect(text()).not.toMatch(/€|night|alert/)
})

it.each(['', request])('promises an answer, and leads home and to another booking: %j', (address) => {
  renderAt(address)
  expect(text()).toContain('answer.text')
  expect(link('home')).toHaveAttribute('href', '/')
  expect(link('again')).toHaveAttribute('href', '/book')
})

it('offers WhatsApp only when the owner has set a number', () => {
  const { unmount } = renderAt(request)
  expect(screen.queryByRole('link', { name: 'send.whatsApp' })).not.toBeInTheDocument()
  unmount()
  renderAt(request, aSite({ whatsApp: '35399' }))
  expect(link('send.whatsApp').getAttribute('href')).toMatch(
    /^https:\/\/wa\.me\/35399\?text=message.greeting/,
  )
})
