import { BookingForm } from '@/components/booking/BookingForm/BookingForm'
import { WithoutScript } from '@/components/booking/BookingForm/WithoutScript'
import { ContactBand } from '@/components/booking/ContactBand/ContactBand'
import { Main } from '@/components/site/Main'
import { InlineScript } from '@/components/ui/InlineScript'
import { metadataFor } from '../_shared/metadata'
import { BreadcrumbData } from '../_shared/structured-data'
import { offers } from '../_shared/offers'
import { content } from '../_shared/content'

export const generateMetadata = () => metadataFor(content.pages.book)

export default function BookPage() {
  return (
    <>
      <Main>
        <BookingForm
          heading={content.booking.heading}
          lede={content.booking.lede}
          offers={offers}
          words={content.formWords}
          siteUrl={content.site.url}
          position={content.site.position}
        >
          <WithoutScript offers={offers} contact={content.site} {...content.booking.withoutScript} />
        </BookingForm>
        <InlineScript name="form" />
        <ContactBand {...content.booking.contact} contact={content.site} host={content.hostPromise} />
      </Main>
      <BreadcrumbData path={content.pages.book.path} />
    </>
  )
}
