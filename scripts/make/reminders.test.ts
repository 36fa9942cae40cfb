import { aSite } from '@/lib/testing/builders'
import { EXAMPLE_NAME, reminders } from './reminders'

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
const rooms = [{ name: 'Loft', beds: 'Two singles' }]
const properties = [
  { id: 'house', rooms },
  { id: 'apartment', rooms },
]
const remind = (over: object) => reminders(aSite({ ...complete, ...over }), properties, {}, {})

it('reminds of nothing if all is filled in', () => {
  expect(remind({})).toEqual([])
})

it('names first that the host has no name yet', () => {
  const [first] = reminders(aSite({ ...complete, url: 'https://a.example' }), [], {}, { isWithoutHost: true })
  expect(first).toContain('content/host.ts')
})

it('finds examples on a reserved domain or number at any depth', () => {
  const socials = [
    { name: 'Here', href: 'https://here.ie' },
    { name: 'There', href: 'https://there.example/pier' },
  ]
  expect(
    remind({ url: 'https://pier.example', phone: { ...phone, display: '+353 74 000 0000' }, socials }),
  ).toEqual([
    'Still an example: url in content/site.ts, socials in content/site.ts, phone in content/contact.ts.',
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
    expect.stringContaining('The privacy notice needs: keptFor,'),
  ])
})

it('names the files that hold the name of the example, once the site has another', () => {
  const remindOf = (name: string) => reminders(aSite({ ...complete, name }), [], {}, { named: ['home.ts'] })
  expect(remindOf('The Pier')).toEqual([expect.stringContaining('home.ts')])
  expect(remindOf(EXAMPLE_NAME)).toEqual([])
  expect(remindOf(`${EXAMPLE_NAME} Lettings`)).toEqual([])
})

it('lists each statement that is to be confirmed, and once the address is real what counsel has to settle', () => {
  const toConfirm = ['The boathouse floats', 'The slip is steep']
  const listFor = (url: string) =>
    reminders(aSite({ ...complete, url }), [], {}, { toConfirm, forCounsel: ['The slip needs a permit'] })
  const confirm = toConfirm.map((each) => expect.stringContaining(each))
  expect(listFor(complete.url)).toEqual([...confirm, expect.stringContaining('The slip needs a permit')])
  expect(listFor('https://pier.example')).toEqual([expect.stringContaining('url in'), ...confirm])
})

it('names in a line for each property what guests ask and it does not answer', () => {
  const house = { id: 'house', rooms, goodToKnow: [{ term: 'Cots and beds', value: 'Two' }] }
  const asked = { cots: ['cot'], beds: ['bed'] }
  expect(reminders(aSite(complete), [house, { id: 'apartment', rooms }], asked, {})).toEqual([
    'Guests ask about cots, beds. Answer in content/properties/apartment.ts.',
  ])
})

it('names the properties that do not say who sleeps where', () => {
  const without = [{ id: 'house', rooms: [] }, { id: 'apartment' }]
  expect(reminders(aSite(complete), without, {}, {})).toEqual([
    expect.stringContaining(
      'rooms in content/properties/house.ts, rooms in content/properties/apartment.ts.',
    ),
  ])
})
