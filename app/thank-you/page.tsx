import { ThankYou } from '@/components/booking/ThankYou/ThankYou'
import { Main } from '@/components/site/Main'
import { metadataFor } from '../_shared/metadata'
import { offers } from '../_shared/offers'
import { content } from '../_shared/content'

export const generateMetadata = () => metadataFor(content.pages.thankYou)

export default function ThankYouPage() {
  const { url, phone, email, location, checkIn, checkOut, whatsApp } = content.site
  const shown = { url, phone, email, location, checkIn, checkOut, whatsApp }
  return (
    <Main>
      <ThankYou offers={offers} site={shown} words={content.thankYou} />
    </Main>
  )
}
