import { ThankYou } from '@/components/booking/ThankYou/ThankYou'
import { pages } from '@/content/pages'
import { apartment } from '@/content/properties/apartment'
import { house } from '@/content/properties/house'
import { site } from '@/content/site'
import { thankYou } from '@/content/thank-you'
import { offerOf } from '@/lib/booking/offer'
import { metadataFor } from '../metadata'

export const generateMetadata = () => metadataFor(pages.thankYou)

export default function ThankYouPage() {
  const offers = { house: offerOf(house), apartment: offerOf(apartment) }
  return <ThankYou offers={offers} site={site} words={thankYou} />
}
