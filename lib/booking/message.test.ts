import fc from 'fast-check'
import { aFullDraft, aRequest, house } from '../testing/booking'
import { messageOf, type MessageWords } from './message'

const names =
  'to subjectLabel greeting openingWithoutProperty nights guests party total asRequested terms answer unknown'
const words = {
  ...Object.fromEntries(names.split(' ').map((name) => [name, `(${name})`])),
  subject: 'Request: {stay}',
  opening: 'To {property}.',
  checkIn: 'In: {date}',
  checkOut: 'Out: {date}',
  plan: 'Plan: {link}',
} as MessageWords
const labels = { name: { line: 'N' }, email: { line: 'E' }, phone: { line: 'P' }, requests: { line: 'R' } }
const facts = { email: 'a@b.example', whatsApp: '353740000000', siteUrl: 'https://lakeside.example' }
const message = (over: Parameters<typeof aRequest>[0] = {}) => messageOf(aRequest(over), words, labels, facts)
const bodyOf = (address: string) => new URL(address).searchParams.get('body')!.replaceAll('\r', '')

const whole = `(greeting)

To Boathouse.

In: Fri 9 May 2031
Out: Mon 12 May 2031
(nights): 3
(guests): 5
(party) 
(total): €300 (3 nights × €100)

N: Róisín Test
E: roisin@guest.example
P: +000 22 333

(answer)
Plan: https://lakeside.example/book?property=house#checkIn=2031-05-09&checkOut=2031-05-12&guests=5`

it('holds the stay, the guest, the question and the plan, in an email as in WhatsApp', () => {
  const { text, summary, address, whatsAppAddress } = message()
  expect(text).toBe(whole)
  const subject = 'Request: Boathouse, Fri 9 – Mon 12 May 2031, Róisín Test'
  expect(summary).toBe(`(to): a@b.example\n(subjectLabel): ${subject}\n\n${whole}`)
  expect(new URL(address).searchParams.get('subject')).toBe(subject)
  expect(bodyOf(address)).toBe(whole)
  expect(whatsAppAddress).toMatch(/^https:\/\/wa\.me\/353740000000\?text=\(greeting\)%0D%0A/)
  expect(new URL(whatsAppAddress).searchParams.get('text')!.replaceAll('\r', '')).toBe(whole)
})

it('leaves lines to fill in where nothing is kept of the guest', () => {
  const { text } = message({ stay: undefined, guest: undefined, breakdown: undefined })
  for (const line of ['In: (unknown)', 'N: (unknown)', 'R:\n(unknown)', '(total): €300 ((asRequested))'])
    expect(text).toContain(line)
  expect(text).not.toContain('(answer)')
})

it('asks who comes unless there are special requests, which may say it', () => {
  expect(message({}).text).toContain('(party)')
  expect(message({ guest: aFullDraft({ requests: 'Two children' }) }).text).not.toContain('(party)')
})

it('is a request to us without a property, and has no line for what is not known', () => {
  const unknown = { offer: undefined, nights: undefined, total: undefined, guests: undefined }
  const { text, address } = message({ ...unknown, stay: undefined, guest: undefined })
  expect(text).toMatch(/^\(greeting\)\n\n\(openingWithoutProperty\)\n/)
  expect(text).not.toMatch(/nights|guests|total/)
  expect(new URL(address).searchParams.get('subject')).toBe('Request')
})

it('holds the owner’s terms in the owner’s words', () => {
  const offer = { ...house, terms: [{ term: 'Deposit', value: '20% when we confirm' }] }
  expect(bodyOf(message({ offer }).address)).toContain('\n\n(terms):\nDeposit: 20% when we confirm\n')
})

const sixTerms = ['Dogs', 'Deposit', 'Cancelling', 'Minimum stay', 'House rules', 'Extras'].map((term) => ({
  term,
  value: 'Half of it is due when we confirm, the rest four weeks before you come. '.repeat(2),
}))
const wish = 'My mother uses a wheelchair: is there a bedroom on the ground floor? '.repeat(4).trim()

it('leads to the terms instead of listing them where the guest’s words would have to give way', () => {
  const request = { offer: { ...house, terms: sixTerms }, guest: aFullDraft({ requests: wish }) }
  const { text, address, whatsAppAddress, isCut } = message(request)
  expect(text).toContain(`(terms):\nDogs: ${sixTerms[0]!.value}\n`)
  expect(bodyOf(address)).toContain('\n(terms): https://lakeside.example/house#terms\n')
  for (const sent of [address, whatsAppAddress]) expect(decodeURIComponent(sent)).toContain(wish)
  expect(isCut).toBe(false)
})

it('cuts only special requests that are too long themselves, at a word, says so, and the copy has all of them', () => {
  const requests = 'A cot, please, and “quiet”. '.repeat(200).trim()
  const { text, address, isCut } = message({ guest: aFullDraft({ requests }) })
  expect(text).toContain(requests)
  expect(isCut).toBe(true)
  const [, cut] = /R:\n(.*)…\n/.exec(bodyOf(address))!
  expect(requests.startsWith(`${cut} `)).toBe(true)
  expect(bodyOf(address)).toContain('Plan: https://lakeside.example/book')
})

it('leaves room for words of the owner beside details of the guest in another script', () => {
  const name = '海'.repeat(80)
  const longer = { ...words, answer: 'Are these nights free? '.repeat(20) }
  const request = aRequest({ guest: aFullDraft({ name, email: name, phone: name, requests: name }) })
  expect(messageOf(request, longer, labels, facts).address.length).toBeLessThanOrEqual(2000)
})

it('never makes an address that is too long or has half a character, whatever owner and guest write', () => {
  const text = fc.string({ unit: 'binary', maxLength: 2000 }).map((each) => each.replaceAll('\ufffd', ''))
  const written = fc.record({ name: text, email: text, phone: text, requests: text })
  const terms = fc.array(fc.record({ term: text, value: text }), { maxLength: 8 })
  fc.assert(
    fc.property(written, terms, (typed, rows) => {
      const sent = message({ offer: { ...house, terms: rows }, guest: aFullDraft(typed) })
      for (const address of [sent.address, sent.whatsAppAddress]) {
        expect(address.length).toBeLessThanOrEqual(2000)
        expect(decodeURIComponent(address)).not.toContain('\ufffd')
      }
      const body = bodyOf(sent.address)
      if (!sent.isCut) expect(sent.text.endsWith(body.slice(body.indexOf('\n\nN: ')))).toBe(true)
    }),
  )
})

it('puts what belongs on one line on one line', () => {
  expect(message({ guest: aFullDraft({ name: 'Aoife\r\nBcc: x' }) }).text).toContain('N: Aoife Bcc: x\n')
})
