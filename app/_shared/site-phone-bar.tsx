import { PhoneBar } from '@/components/site/PhoneBar/PhoneBar'
import { phoneBarWords, quickBook } from '@/content/navigation'
import { propertyWords } from '@/content/properties/words'
import { site } from '@/content/site'

/** The phone bar of pages that are not about one property. */
export const SitePhoneBar = () => (
  <PhoneBar
    {...quickBook}
    price={propertyWords.price.from}
    scope={propertyWords.price.scope}
    phone={site.phone}
    words={phoneBarWords}
  />
)
