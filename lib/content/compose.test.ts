import { aPicture, aProperty } from '../testing/builders'
import { somePicture, wordsOf } from '../testing/words'
import { home } from '../schema/home'
import { legalPage } from '../schema/page'
import { property } from '../schema/property'
import { siteFile } from '../schema/site'
import { blanks } from './blanks'
import { compose, openOf, type Open } from './compose'
import { sayAll } from './grammar'

const boathouse = aProperty({ kind: 'Boathouse', shortName: 'The boathouse', inBrief: 'A boathouse for two' })
const mill = aProperty({ kind: 'Mill', shortName: 'The mill', inBrief: 'A mill for six', nightlyPrice: 1250 })
const hut = aProperty({ kind: 'Hut', shortName: 'The hut', access: 'The hut is on a rock.' })

it.each([
  [
    'one property by its name',
    [boathouse],
    {
      propertiesInWords: 'one',
      eachPrice: 'The boathouse is €100',
      anyOfThem: 'the boathouse',
      anyKind: 'Boathouse',
      anyInBrief: 'the boathouse',
      eachInBrief: 'The boathouse',
      allInBrief: 'A boathouse for two',
      access: '',
    },
  ],
  [
    'two properties by their names',
    [boathouse, mill],
    {
      properties: '2',
      propertiesInWords: 'two',
      twoOfThem: 'both',
      allOfThem: 'both',
      neitherPlace: 'Neither place',
      eachPrice: 'The boathouse is €100, the mill €1,250',
      mostGuests: '12',
      lowestPrice: '€100',
      anyKind: 'Boathouse or mill',
      anyWhole: 'the whole boathouse or the whole mill',
      anyOfThem: 'the boathouse or the mill',
      eachInBrief: 'The boathouse, the mill',
      allInBrief: 'A boathouse for two and a mill for six',
    },
  ],
  [
    'three properties in brief by their number',
    [boathouse, mill, hut],
    {
      twoOfThem: 'two',
      allOfThem: 'all three',
      neitherPlace: 'None of our places',
      eachPrice: 'From €100 to €1,250',
      anyOfThem: 'the boathouse, the mill or the hut',
      anyInBrief: 'a property',
      eachInBrief: 'Every property',
      allInBrief: 'Three places to stay',
      access: 'The hut is on a rock.',
    },
  ],
  [
    'seven properties in digits',
    Array<typeof hut>(7).fill(hut),
    { allInBrief: '7 places to stay', eachPrice: '€100' },
  ],
])('says %s', (_, properties, expected) => {
  expect(sayAll(properties)).toMatchObject(expected)
})

const open: Open = {
  values: { site: 'Lakeside', access: '' },
  areSeveral: false,
  isFilledIn: { agency: true, hostLog: false, whatsApp: false },
  picture: (name) => aPicture({ name }),
}
const paragraphsOf = (...paragraphs: Parameters<typeof writtenPage>) =>
  compose(legalPage, writtenPage(...paragraphs), open).sections[0]!.paragraphs

type Paragraph =
  string | { one: string; several: string } | { if: 'agency' | 'hostLog'; text: string; otherwise?: string }
const writtenPage = (...paragraphs: Paragraph[]) => ({
  ...wordsOf(legalPage),
  sections: [{ heading: 'Oars', paragraphs }],
})

it('fills in the blanks that it knows, and leaves those that a page fills in', () => {
  expect(paragraphsOf('At {site}, from {time}.')).toEqual(['At Lakeside, from {time}.'])
})

it('takes the space before a blank along that is filled in with nothing', () => {
  expect(paragraphsOf('Come in. {access} Ask us.')).toEqual(['Come in. Ask us.'])
})

it('chooses the wording for one property or for several', () => {
  const pair = { one: 'One door at {site}.', several: 'Two doors.' }
  expect(paragraphsOf(pair)).toEqual(['One door at Lakeside.'])
  expect(
    compose(legalPage, writtenPage(pair), { ...open, areSeveral: true }).sections[0]?.paragraphs,
  ).toEqual(['Two doors.'])
})

it('chooses the wording for what the site has, and drops that for what it has not', () => {
  expect(
    paragraphsOf(
      { if: 'agency', text: 'Built by others.', otherwise: 'Built by us.' },
      { if: 'hostLog', text: 'Logged.', otherwise: 'Nobody says.' },
      { if: 'hostLog', text: 'Kept for a week.' },
    ),
  ).toEqual(['Built by others.', 'Nobody says.'])
})

it('puts pictures in the place of their names, with another focus where there is one', () => {
  const hero = { ...wordsOf(home.shape.hero), picture: { name: 'slip', focus: [0.5, 1] as const } }
  expect(compose(home.shape.hero, { ...hero, picture: 'slip' }, open).picture).toEqual({
    ...somePicture,
    name: 'slip',
  })
  expect(compose(home.shape.hero, hero, open).picture).toEqual({
    ...somePicture,
    name: 'slip',
    focus: [0.5, 1],
  })
})

it('fills in the price of a property in the texts of that property', () => {
  const { page } = compose(
    property,
    { ...mill, page: { title: 'A mill', description: 'For {nightlyPrice} a night.' } },
    open,
  )
  expect(page.description).toBe('For €1,250 a night.')
})

it('knows a value for each blank of the list, and for no other', () => {
  const site = {
    name: 'A name of more than sixteen letters',
    address: { locality: 'Pierhead', region: 'Lakeshire', country: 'CH' },
    location: '{locality}, {region}',
  }
  const { values } = openOf({ site: { ...wordsOf(siteFile), ...site }, properties: [mill] }, open.picture)
  expect([...Object.keys(values), 'nightlyPrice'].sort()).toEqual(Object.keys(blanks).sort())
  expect(values).toMatchObject({ shortSite: 'A name of more t', location: 'Pierhead, Lakeshire' })
})
