import { CrossSell } from '@/components/sections/CrossSell/CrossSell'
import { GettingHere } from '@/components/sections/GettingHere/GettingHere'
import { PriceBand } from '@/components/sections/PriceBand/PriceBand'
import { WeekFromTheDoor } from '@/components/sections/WeekFromTheDoor/WeekFromTheDoor'
import { PhoneBar } from '@/components/site/PhoneBar/PhoneBar'
import { properties, site } from '@/content'
import { propertyWords } from '@/content/properties/words'
import { bookLink } from '@/lib/booking/plan'
import { euro } from '@/lib/format'
import type { Property, Row, Site } from '@/lib/schema'

/**
 * The page of a property below its pictures: the way, what to do from the door, the price, and the other property.
 */
export function PropertyFoot({ property }: { property: Property }) {
  const other = otherProperty(property, properties)
  return (
    <>
      <GettingHere />
      <WeekFromTheDoor />
      <PriceBand property={property} terms={priceTerms(property)} />
      {other && <CrossSell property={other} />}
    </>
  )
}

/** Stands behind the main part of the page of a property. */
export const PropertyBar = ({ property }: { property: Property }) => (
  <PhoneBar
    label={property.bookLabel}
    href={bookLink(property.id)}
    price={euro(property.nightlyPrice)}
    scope={property.phoneScope}
    phone={site.phone}
  />
)

/** The next smaller property; for the smallest, the largest; `undefined` for the only one. */
export function otherProperty<P extends Pick<Property, 'id' | 'capacity'>>(than: P, all: readonly P[]) {
  const others = all.filter(({ id }) => id !== than.id).sort((one, other) => other.capacity - one.capacity)
  return others.find(({ capacity }) => capacity < than.capacity) ?? others[0]
}

/**
 * Lists what belongs beside the price once the owner has filled it in: the registration number, which the law asks for in
 * every offer of a short-term letting, and the terms.
 */
export function priceTerms(
  property: Property,
  owner: Pick<Site['owner'], 'lettingNumbers'> = site.owner,
): Row[] {
  const number = owner.lettingNumbers[property.id]
  return [...(number ? [{ term: propertyWords.registration, value: number }] : []), ...property.terms]
}
