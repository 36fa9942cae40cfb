import { AdjoiningSheets } from '@/components/sections/AdjoiningSheets/AdjoiningSheets'
import { CrossSell } from '@/components/sections/CrossSell/CrossSell'
import { Practical } from '@/components/sections/Practical/Practical'
import { PriceBand } from '@/components/sections/PriceBand/PriceBand'
import { PhoneBar } from '@/components/site/PhoneBar/PhoneBar'
import { leafletChart } from '@/content/chart/chart'
import { gettingHere } from '@/content/getting-here'
import { home } from '@/content/home'
import { adjoiningWords, phoneBarWords } from '@/content/navigation'
import { properties } from '@/content/properties/all'
import { propertyWords } from '@/content/properties/words'
import { site } from '@/content/site'
import { bookLink } from '@/lib/booking/plan'
import { euro, fill } from '@/lib/format'
import type { Property } from '@/lib/schema/property'
import { adjoiningSheets } from './adjoining-sheets'
import { priceTerms } from './prices'
import { LettingData } from './structured-data'

/** The page of a property below its pictures: what is good to know, the way, price and terms, and where to go on. */
export async function PropertyFoot({ property }: { property: Property }) {
  const other = otherProperty(property, properties)
  return (
    <>
      <Practical
        heading={propertyWords.goodToKnow.heading}
        rows={property.goodToKnow ?? []}
        gettingHere={gettingHere}
        location={home.location}
        chart={leafletChart}
      />
      <PriceBand
        property={property}
        nightly={propertyWords.price.nightly}
        answer={site.answer}
        terms={priceTerms(property)}
      />
      {other && <CrossSell property={other} nightly={propertyWords.price.nightly} />}
      <AdjoiningSheets {...adjoiningWords} sheets={await adjoiningSheets(property.path)} />
      <PhoneBar
        label={property.bookLabel}
        href={bookLink(property.id)}
        price={euro(property.nightlyPrice)}
        scope={fill(property.phoneScope, { capacity: property.capacity })}
        phone={site.phone}
        words={phoneBarWords}
      />
      <LettingData property={property} />
    </>
  )
}

/** The next smaller property; for the smallest, the largest; `undefined` for the only one. */
export function otherProperty<P extends Pick<Property, 'id' | 'capacity'>>(than: P, all: readonly P[]) {
  const others = all.filter(({ id }) => id !== than.id).sort((one, other) => other.capacity - one.capacity)
  return others.find(({ capacity }) => capacity < than.capacity) ?? others[0]
}
