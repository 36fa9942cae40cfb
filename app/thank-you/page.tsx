import { ThankYou } from '@/components/booking/ThankYou/ThankYou'
import { Main } from '@/components/site/Main'
import { pages } from '@/content/pages'
import { site } from '@/content/site'
import { thankYou } from '@/content/thank-you'
import { metadataFor } from '../_shared/metadata'
import { offers } from '../_shared/readings'

export const generateMetadata = () => metadataFor(pages.thankYou)

export default function ThankYouPage() {
  const { url, phone, email, location, checkIn, checkOut, whatsApp } = site
  const shown = { url, phone, email, location, checkIn, checkOut, whatsApp }
  return (
    <Main>
      <ThankYou offers={offers} site={shown} words={thankYou} />
    </Main>
  )
}
