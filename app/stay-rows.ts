import { propertyWords } from '@/content/properties/words'
import { site } from '@/content/site'
import { euro, fill } from '@/lib/format'
import type { Property, Row } from '@/lib/schema/property'

const { rows } = propertyWords

/** Rows of a price table: the price of a night (`The whole house, a night`, `€550`), check-in and check-out. */
export const stayRows = ({ wholeOf, nightlyPrice }: Property): Row[] => [
  { term: fill(rows.nightly, { whole: wholeOf }), value: euro(nightlyPrice) },
  { term: rows.checkIn, value: site.checkIn },
  { term: rows.checkOut, value: site.checkOut },
]
