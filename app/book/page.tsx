import { BookingForm } from '@/components/booking/BookingForm/BookingForm'
import { WithoutScript } from '@/components/booking/BookingForm/WithoutScript'
import { ContactBand } from '@/components/booking/ContactBand/ContactBand'
import { Main } from '@/components/site/Main'
import { InlineScript } from '@/components/ui/InlineScript'
import { pages, site } from '@/content'
import { hostPromise } from '@/content/host'
import { metadataFor } from '../_shared/metadata'
import { StructuredData } from '../_shared/structured-data'
import { offers } from '../_shared/offers'

export const generateMetadata = () => metadataFor(pages.book)

export default function BookPage() {
  return (
    <>
      <Main start={null}>
        <BookingForm offers={offers} siteUrl={site.url} position={site.position}>
          <InlineScript name="early" />
          <WithoutScript phone={site.phone} email={site.email} offers={offers} />
        </BookingForm>
        <ContactBand contact={site} host={hostPromise} />
      </Main>
      <StructuredData path={pages.book.path} />
    </>
  )
}
