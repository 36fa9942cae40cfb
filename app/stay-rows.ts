import { propertyWords } from '@/content/properties/words'
import { site } from '@/content/site'
import { euro, fill } from '@/lib/format'
import type { Property, Row } from '@/lib/schema/property'

const { rows } = propertyWords

/** What a night costs, and between which times a stay is: `The whole house, a night`, `€550` */
export const stayRows = ({ wholeOf, nightlyPrice }: Property): Row[] => [
  { term: fill(rows.nightly, { whole: wholeOf }), value: euro(nightlyPrice) },
  { term: rows.checkIn, value: site.checkIn },
  { term: rows.checkOut, value: site.checkOut },
]
