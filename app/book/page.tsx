import { BookingForm } from '@/components/booking/BookingForm/BookingForm'
import { BookingLayout } from '@/components/booking/BookingForm/BookingLayout'
import { WithoutScript } from '@/components/booking/BookingForm/WithoutScript'
import { ContactBand } from '@/components/booking/ContactBand/ContactBand'
import { Main } from '@/components/site/Main'
import { PageScript } from '@/components/ui/PageScript'
import { pages } from '@/content/pages'
import { site } from '@/content/site'
import { hostPromise } from '@/content/host'
import { metadataFor } from '../_shared/metadata'
import { StructuredData } from '../_shared/structured-data'
import { offers } from '../_shared/offers'

export const generateMetadata = () => metadataFor(pages.book)

export default function BookPage() {
  return (
    <>
      <Main>
        <BookingLayout>
          <PageScript />
          <WithoutScript phone={site.phone} email={site.email} offers={offers} />
          <BookingForm offers={offers} siteUrl={site.url} position={site.position} />
        </BookingLayout>
        <ContactBand contact={site} host={hostPromise} />
      </Main>
      <StructuredData path={pages.book.path} />
    </>
  )
}
