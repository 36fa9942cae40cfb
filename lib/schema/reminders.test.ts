import { aSite } from '../testing/builders'
import { lawyersList, reminders } from './reminders'

const phone = { display: '+353 1 234 5678', href: 'tel:+35312345678' }
const complete = {
  url: 'https://examples.ie',
  phone,
  email: { display: 'a@b.ie', href: 'mailto:a@b.ie' },
  socials: [{ name: 'Here', href: 'https://here.ie' }],
  agency: { name: 'Us', href: 'https://us.ie' },
  owner: {
    legalName: 'A. Boatman',
    address: '1 The Pier',
    lettingNumbers: { house: 'AB-12', apartment: 'AB-13' },
  },
  hostLog: { country: 'Iceland', keptFor: 'a week' },
}
const properties = [{ id: 'house' }, { id: 'apartment' }]
const remind = (over: object, texts = {}) =>
  reminders(aSite({ ...complete, ...over }), properties, {}, [], texts)

it('reminds of nothing if all is filled in', () => {
  expect(remind({})).toEqual([])
})

it('finds examples on a reserved domain or number at any depth', () => {
  const socials = [
    { name: 'Here', href: 'https://here.ie' },
    { name: 'There', href: 'https://there.example/pier' },
  ]
  expect(
    remind({ url: 'https://pier.example', phone: { ...phone, display: '+353 74 000 0000' }, socials }),
  ).toEqual([
    'Still an example: phone, in content/contact.ts; url, in content/site.ts; socials, in content/site.ts.',
  ])
})

it.each([
  ['legalName, address, lettingNumbers.house, lettingNumbers.apartment', undefined],
  ['lettingNumbers.apartment', { ...complete.owner, lettingNumbers: { house: 'AB-12', apartment: '' } }],
])('names what the law asks of the owner and is still empty: %s', (names, owner) => {
  expect(remind({ owner })).toEqual([expect.stringContaining(`The law asks for: ${names},`)])
})

it('names what the privacy notice does not say yet of the host’s log', () => {
  expect(remind({ hostLog: { country: 'Iceland', keptFor: '' } })).toEqual([
    expect.stringContaining('The privacy notice needs: hostLog.keptFor,'),
  ])
})

it('names the files in which the name of the example is left', () => {
  const texts = { 'content/home.ts': 'Come to Edgewater', 'content/faqs.ts': 'Come to us' }
  expect(remind({ name: 'The Pier' }, texts)).toEqual([expect.stringMatching(/: content\/home\.ts\.$/)])
  expect(remind({ name: 'Edgewater' }, texts)).toEqual([])
})

it('lists each statement that is to be confirmed', () => {
  const toConfirm = ['The boathouse floats', 'The slip is steep']
  expect(reminders(aSite(complete), [], {}, toConfirm, {})).toEqual(
    toConfirm.map((each) => expect.stringContaining(each)),
  )
})

describe('the lawyer’s list', () => {
  const settled = { id: 'house' as const, terms: { deposit: { percent: 20 }, cancellation: [] } }
  const open = ['The slip needs a permit']

  it('names what is empty first, then what is open', () => {
    const list = lawyersList(
      aSite({ ...complete, owner: undefined }),
      [{ id: 'house', terms: { deposit: { percent: 20 } } }, { id: 'apartment' }],
      open,
    )
    expect(list).toEqual([
      expect.stringContaining('legalName, address, lettingNumbers.house, lettingNumbers.apartment'),
      expect.stringContaining('cancellation of house, deposit of apartment, cancellation of apartment'),
      expect.stringContaining(open[0]!),
    ])
  })

  it('is empty once all is settled, and for an example address', () => {
    expect(lawyersList(aSite(complete), [settled], [])).toEqual([])
    expect(lawyersList(aSite({ url: 'https://pier.example' }), [{ id: 'house' }], open)).toEqual([])
  })
})

it('names in a line for each property what guests ask and it does not answer', () => {
  const open = { house: [], apartment: ['cots', 'beds'] }
  expect(reminders(aSite(complete), properties, open, [], {})).toEqual([
    'Guests ask about cots, beds. Answer in content/properties/apartment.ts.',
  ])
})
