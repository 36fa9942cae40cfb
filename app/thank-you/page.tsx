import { ThankYou } from '@/components/booking/ThankYou/ThankYou'
import { pages } from '@/content/pages'
import { properties } from '@/content/properties/all'
import { site } from '@/content/site'
import { thankYou } from '@/content/thank-you'
import { offersOf } from '@/lib/booking/offer'
import { metadataFor } from '../_shared/metadata'
import { offersWithTakenNights } from '../_shared/taken-nights'

export const generateMetadata = () => metadataFor(pages.thankYou)

export default function ThankYouPage() {
  const offers = offersWithTakenNights(offersOf(properties))
  const { url, phone, email, location, checkIn, checkOut, whatsApp } = site
  const shown = { url, phone, email, location, checkIn, checkOut, whatsApp }
  return <ThankYou offers={offers} site={shown} words={thankYou} />
}
