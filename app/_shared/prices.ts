import { lowestPrice } from '@/content/properties/all'
import { propertyWords } from '@/content/properties/words'
import { site } from '@/content/site'
import { termRows } from '@/lib/booking/terms'
import { euro, fill } from '@/lib/format'
import type { Property, Row } from '@/lib/schema/property'
import type { Site } from '@/lib/schema/site'

const { price, rows, registration, terms } = propertyWords

/** The lowest price of a night: `From €248` */
export const fromPrice = fill(price.from, { price: lowestPrice })

/** `From €248 a night.` */
export const fromPriceSentence = `${fill(price.nightly, { price: fromPrice })}.`

/** Rows of a price table: the price of a night (`The whole house, a night`, `€550`), check-in and check-out. */
export const stayRows = ({ wholeOf, nightlyPrice }: Property): Row[] => [
  { term: fill(rows.nightly, { whole: wholeOf }), value: euro(nightlyPrice) },
  { term: rows.checkIn, value: site.checkIn },
  { term: rows.checkOut, value: site.checkOut },
]

/**
 * Lists what belongs beside the price once the owner has filled it in: the registration number, which the law asks for in
 * every offer of a short-term letting, and the terms.
 */
export function priceTerms(property: Property, owner: Site['owner'] = site.owner): Row[] {
  const number = owner?.lettingNumbers?.[property.id]
  return [...(number ? [{ term: registration, value: number }] : []), ...termRows(property.terms, terms)]
}
