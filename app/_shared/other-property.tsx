import { CrossSell } from '@/components/sections/CrossSell/CrossSell'
import { properties } from '@/content/properties/all'
import type { Property } from '@/lib/schema/property'

/** A link from a property's page to another property, if there is one. */
export function OtherProperty({ than }: { than: Property }) {
  const property = otherProperty(than, properties)
  return property && <CrossSell property={property} />
}

/** The next smaller property; for the smallest, the largest. */
export function otherProperty<P extends Pick<Property, 'id' | 'capacity'>>(than: P, all: readonly P[]) {
  const others = all.filter(({ id }) => id !== than.id).sort((one, other) => other.capacity - one.capacity)
  return others.find(({ capacity }) => capacity < than.capacity) ?? others[0]
}
