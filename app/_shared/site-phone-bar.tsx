import { PhoneBar } from '@/components/site/PhoneBar/PhoneBar'
import { content } from './content'

const { phoneBarWords, quickBook, propertyWords, site } = content

/** The phone bar of pages that are not about one property; with a text, as on the home page, it is a strip from tablet width. */
export const SitePhoneBar = ({ text }: { text?: string }) => (
  <PhoneBar
    {...quickBook}
    price={propertyWords.price.from}
    scope={propertyWords.price.scope}
    phone={site.phone}
    text={text}
    words={phoneBarWords}
  />
)
