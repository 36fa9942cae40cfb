import type { Property } from '@/lib/schema/property'
import { euro } from '../euro'
import { apartment } from './apartment'
import { house } from './house'

/** Every property, in the order in which pages show them. Whatever names all of them follows from this list. */
export const properties: readonly Property[] = [house, apartment]

/** The lowest price of a night: `€248` */
export const lowestPrice = euro(Math.min(...properties.map(({ nightlyPrice }) => nightlyPrice)))

/** The most guests at one time, in all properties together. */
export const mostGuests = properties.reduce((sum, { capacity }) => sum + capacity, 0)

export const areSeveral = properties.length > 1

/** Search results and first screens have room for two names; more properties are counted there. */
const areNamedInBrief = properties.length < 3

/** `Two` */
export const count =
  ['One', 'Two', 'Three', 'Four', 'Five', 'Six'][properties.length - 1] ?? String(properties.length)

export const lowerFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1)

/** @example listed(['House', 'Apartment', 'Boathouse'], 'or') // 'House, apartment or boathouse' */
export function listed(names: readonly string[], word: 'and' | 'or') {
  const row = names.map((name, index) => (index > 0 ? lowerFirst(name) : name))
  return row.length > 1 ? `${row.slice(0, -1).join(', ')} ${word} ${row.at(-1)}` : row.join('')
}

export const kinds = properties.map(({ kind }) => kind)

const shortNames = properties.map(({ shortName }) => shortName)

/** `the house or the apartment` */
export const anyOfThem = lowerFirst(listed(shortNames, 'or'))

/** `the house or the apartment`, and from three on `a property` */
export const anyInBrief = areNamedInBrief ? anyOfThem : 'a property'

/** `The house, the apartment`, and from three on `Every property` */
export const eachInBrief = areNamedInBrief
  ? shortNames.map((name, index) => (index > 0 ? lowerFirst(name) : name)).join(', ')
  : 'Every property'

/** `A house for eight and an apartment for four`, and from three on `Three places to stay` */
export const allInBrief = areNamedInBrief
  ? listed(
      properties.map(({ inBrief }) => inBrief),
      'and',
    )
  : `${count} places to stay`
