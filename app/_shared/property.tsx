import { AdjoiningSheets } from '@/components/sections/AdjoiningSheets/AdjoiningSheets'
import { CrossSell } from '@/components/sections/CrossSell/CrossSell'
import { Practical } from '@/components/sections/Practical/Practical'
import { PriceBand } from '@/components/sections/PriceBand/PriceBand'
import { Rooms } from '@/components/sections/Rooms/Rooms'
import { TakenNights } from '@/components/sections/TakenNights'
import { PhoneBar } from '@/components/site/PhoneBar/PhoneBar'
import { bookLink } from '@/lib/booking/plan'
import { termRows } from '@/lib/booking/terms'
import { euro } from '@/lib/format'
import type { Property, Row } from '@/lib/schema/property'
import type { Site } from '@/lib/schema/site'
import { adjoiningSheets } from './articles'
import { readingFor } from './offers'
import { content } from './content'

const { propertyWords, site } = content
const { amenities, goodToKnow, price, registration, rows, terms } = propertyWords

/**
 * The page of a property below its pictures: what there is, what is good to know, the way, the nights that are taken, where its
 * calendars are read, price and terms, and where to go on.
 */
export async function PropertyFoot({ property }: { property: Property }) {
  const other = otherProperty(property, content.properties)
  const reading = readingFor(property.id)
  const lists = [
    {
      id: 'amenities',
      heading: amenities,
      rows: property.amenities.map(({ name, detail }) => ({ term: name, value: detail })),
    },
    {
      id: 'good-to-know',
      heading: goodToKnow,
      rows: [
        { term: rows.checkIn, value: site.checkIn },
        { term: rows.checkOut, value: site.checkOut },
        ...(property.goodToKnow ?? []),
      ],
    },
  ]
  return (
    <>
      <Practical
        lists={lists}
        gettingHere={content.gettingHere}
        location={content.home.location}
        chart={content.leafletChart}
      />
      {other && <CrossSell property={other} nightly={price.nightly} />}
      {reading && <TakenNights reading={reading} words={content.takenNights} />}
      <PriceBand
        property={property}
        nightly={price.nightly}
        answer={site.answer}
        terms={priceTerms(property)}
      />
      <AdjoiningSheets {...content.adjoiningWords} sheets={await adjoiningSheets(property.path)} />
    </>
  )
}

/** Who sleeps where, once the owner has filled it in. */
export const roomsOf = ({ rooms = [] }: Property) =>
  rooms.length > 0 && <Rooms heading={propertyWords.rooms} rooms={rooms} />

/** Stands behind the main part of the page of a property. */
export const PropertyBar = ({ property }: { property: Property }) => (
  <PhoneBar
    label={property.bookLabel}
    href={bookLink(property.id)}
    price={euro(property.nightlyPrice)}
    scope={property.phoneScope}
    phone={site.phone}
    words={content.phoneBarWords}
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
export function priceTerms(property: Property, owner: Site['owner'] = site.owner): Row[] {
  const number = owner?.lettingNumbers?.[property.id]
  return [...(number ? [{ term: registration, value: number }] : []), ...termRows(property.terms, terms)]
}
