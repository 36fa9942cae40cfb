import { PhoneBar } from '@/components/site/PhoneBar/PhoneBar'
import { properties, site } from '@/content'
import { quickBook } from '@/content/navigation'
import { euro } from '@/lib/format'

/** The phone bar of pages that are not about one property; with a text, as on the home page, it is a strip from tablet width. */
export const SitePhoneBar = ({ text }: { text?: string }) => (
  <PhoneBar
    {...quickBook}
    price={properties.map(({ kind, nightlyPrice }) => `${kind} ${euro(nightlyPrice)}`).join(' · ')}
    phone={site.phone}
    text={text}
  />
)
