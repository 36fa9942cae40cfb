import { euro, lowerFirst, upperFirst } from '../format'
import { LONGEST_NAME_IN_SENTENCES, type Property } from '../schema/property'
import { LONGEST_SHORT_NAME, type SiteFile } from '../schema/site'

/** Search results and first screens have room for two names; more properties are counted there. */
const MOST_NAMED = 2

const counts = ['no', 'one', 'two', 'three', 'four', 'five', 'six']

/** The first letters stand for a short form that the owner has not written yet, or that is too long: it has its own fault. */
export const shortNameOf = ({ name, shortName }: Pick<SiteFile, 'name' | 'shortName'>) =>
  (shortName || name).slice(0, LONGEST_SHORT_NAME)

/** @example listed(['House', 'Apartment', 'Boathouse'], 'or') // 'House, apartment or boathouse' */
function listed(names: readonly string[], word: 'and' | 'or') {
  const row = names.map((name, index) => (index > 0 ? lowerFirst(name) : name))
  return row.length > 1 ? `${row.slice(0, -1).join(', ')} ${word} ${row.at(-1)}` : row.join('')
}

/** @example spanOf([180, 248, 550]) // 'From €180 to €550' */
const spanOf = (prices: readonly number[]) => {
  const [lowest, highest] = [euro(prices[0]!), euro(prices.at(-1)!)]
  return lowest === highest ? lowest : `From ${lowest} to ${highest}`
}

/** What sentences say of all properties together, by the blank that it fills in. `blanks.ts` has an example of each. */
export function sayAll(properties: readonly Property[]) {
  const number = properties.length
  const inWords = counts[number] ?? String(number)
  const areNamed = number <= MOST_NAMED
  const kinds = properties.map(({ kind }) => kind)
  // A name that is too long has a fault of its own, and brings none to the texts that hold it.
  const names = properties.map(({ shortName }) => shortName.slice(0, LONGEST_NAME_IN_SENTENCES))
  const prices = properties.map(({ nightlyPrice }) => nightlyPrice).sort((a, b) => a - b)
  const anyOfThem = lowerFirst(listed(names, 'or'))
  return {
    lowestPrice: euro(prices[0]!),
    eachPrice: areNamed
      ? upperFirst(
          properties
            .map(
              ({ nightlyPrice }, index) =>
                `${lowerFirst(names[index]!)}${index === 0 ? ' is' : ''} ${euro(nightlyPrice)}`,
            )
            .join(', '),
        )
      : spanOf(prices),
    mostGuests: String(properties.reduce((sum, { capacity }) => sum + capacity, 0)),
    properties: String(number),
    propertiesInWords: inWords,
    neitherPlace: number > 2 ? 'None of our places' : 'Neither place',
    allOfThem: number > 2 ? `all ${inWords}` : 'both',
    twoOfThem: number > 2 ? 'two' : 'both',
    anyKind: listed(kinds, 'or'),
    anyWhole: listed(
      kinds.map((kind) => `the whole ${lowerFirst(kind)}`),
      'or',
    ),
    anyOfThem,
    anyInBrief: areNamed ? anyOfThem : 'a property',
    eachInBrief: areNamed
      ? names.map((name, index) => (index > 0 ? lowerFirst(name) : name)).join(', ')
      : 'Every property',
    allInBrief: areNamed
      ? listed(
          properties.map(({ inBrief }) => inBrief),
          'and',
        )
      : `${upperFirst(inWords)} places to stay`,
    sleeping: properties.map(({ sleeping }) => sleeping).join(' '),
    access: properties.flatMap(({ access = [] }) => access).join(' '),
  }
}
