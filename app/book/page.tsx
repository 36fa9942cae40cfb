import { BookingForm } from '@/components/booking/BookingForm/BookingForm'
import { BookingIntro } from '@/components/booking/BookingForm/BookingIntro'
import { WithoutScript } from '@/components/booking/BookingForm/WithoutScript'
import { ContactBand } from '@/components/booking/ContactBand/ContactBand'
import { booking, formWords } from '@/content/booking'
import { pages } from '@/content/pages'
import { apartment } from '@/content/properties/apartment'
import { house } from '@/content/properties/house'
import { site } from '@/content/site'
import { offerOf } from '@/lib/booking/offer'
import { metadataFor } from '../metadata'
import { BookData } from '../structured-data'

export const generateMetadata = () => metadataFor(pages.book)

export default function BookPage() {
  const offers = { house: offerOf(house), apartment: offerOf(apartment) }
  return (
    <>
      <BookingForm offers={offers} words={formWords}>
        <BookingIntro heading={booking.heading} lede={booking.lede} />
        <WithoutScript offers={offers} contact={site} {...booking.withoutScript} />
      </BookingForm>
      <ContactBand {...booking.contact} contact={site} />
      <BookData />
    </>
  )
}
