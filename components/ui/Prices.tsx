import { propertyWords } from '@/content/properties/words'
import { euro } from '@/lib/format'
import type { Property } from '@/lib/schema'

/** The price of each property, in a parent that lays them out: `House €550`, `Apartment €248 a night`. */
export const Prices = ({ properties }: { properties: readonly Property[] }) =>
  properties.map(({ id, kind, nightlyPrice }, index) => (
    <span key={id}>
      {`${kind} ${euro(nightlyPrice)} `}
      {index === properties.length - 1 && <span>{propertyWords.price.scope}</span>}
    </span>
  ))
