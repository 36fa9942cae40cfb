import { BookingForm } from '@/components/booking/BookingForm/BookingForm'
import { WithoutScript } from '@/components/booking/BookingForm/WithoutScript'
import { ContactBand } from '@/components/booking/ContactBand/ContactBand'
import { YearDrawing } from '@/components/booking/NightsOnYear/YearDrawing'
import { Main } from '@/components/site/Main'
import { booking, formWords } from '@/content/booking'
import { formCode } from '@/content/generated/page-script.json'
import { pages } from '@/content/pages'
import { site } from '@/content/site'
import { yearOfLight } from '@/content/year-of-light'
import { metadataFor } from '../_shared/metadata'
import { BreadcrumbData } from '../_shared/structured-data'
import { offers } from '../_shared/readings'

export const generateMetadata = () => metadataFor(pages.book)

export default function BookPage() {
  return (
    <>
      <Main>
        <BookingForm
          heading={booking.heading}
          lede={booking.lede}
          offers={offers}
          words={formWords}
          siteUrl={site.url}
          script={formCode}
          year={<YearDrawing {...yearOfLight} />}
        >
          <WithoutScript offers={offers} contact={site} {...booking.withoutScript} />
        </BookingForm>
        <ContactBand {...booking.contact} contact={site} />
      </Main>
      <BreadcrumbData path={pages.book.path} />
    </>
  )
}
