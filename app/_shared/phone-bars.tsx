import { PhoneBar } from '@/components/site/PhoneBar/PhoneBar'
import { quickBook } from '@/content/navigation'
import { propertyWords } from '@/content/properties/words'
import { site } from '@/content/site'
import { bookLink } from '@/lib/booking/plan'
import { euro, fill } from '@/lib/format'
import type { Property } from '@/lib/schema/property'
import { fromPrice } from './prices'

/** The phone bar of pages that are about neither property. */
export const SitePhoneBar = () => (
  <PhoneBar {...quickBook} price={fromPrice} scope={propertyWords.price.scope} phone={site.phone} />
)

export const PropertyPhoneBar = ({ property }: { property: Property }) => (
  <PhoneBar
    label={property.bookLabel}
    href={bookLink(property.id)}
    price={euro(property.nightlyPrice)}
    scope={fill(property.phoneScope, { capacity: property.capacity })}
    phone={site.phone}
  />
)
