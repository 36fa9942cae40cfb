import { PhoneBar } from '@/components/site/PhoneBar/PhoneBar'
import { euro } from '@/lib/format'
import { content } from './content'

const { phoneBarWords, properties, quickBook, site } = content

/** The phone bar of pages that are not about one property; with a text, as on the home page, it is a strip from tablet width. */
export const SitePhoneBar = ({ text }: { text?: string }) => (
  <PhoneBar
    {...quickBook}
    price={properties.map(({ kind, nightlyPrice }) => `${kind} ${euro(nightlyPrice)}`).join(' · ')}
    phone={site.phone}
    text={text}
    words={phoneBarWords}
  />
)
