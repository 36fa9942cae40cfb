/** What the owner may change, as the content has it. The amounts and hours of docs/requirements.md stand in the tests of the example. */
import { properties, site } from '@/content'
import { articles } from '../articles'

const factsOf = (id: string) => {
  const { name, path, nightlyPrice: price, capacity } = properties.find((property) => property.id === id)!
  return { id, name, path, price, capacity }
}

/** Titles hold the short form of a long name. */
export const siteName = site.shortName
export const house = factsOf('house')
export const apartment = factsOf('apartment')
/** In the order of the pages. */
export const slugs = articles.map(({ slug }) => slug)
export const email = site.email.display
/** As it is shown, and as a link calls it. */
export const phone = site.phone
export const { checkIn, checkOut } = site
export const propertyCount = properties.length

/** An amount in whole euro. It is written by the platform, so that a fault of our own does not change what the tests expect. */
export const euro = (amount: number) => `€${amount.toLocaleString('en-IE')}`
