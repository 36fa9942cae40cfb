import { ThankYou } from '@/components/booking/ThankYou/ThankYou'
import { Main } from '@/components/site/Main'
import { metadataFor } from '../_shared/metadata'
import { offers } from '../_shared/offers'
import { content } from '../_shared/content'

export const generateMetadata = () => metadataFor(content.pages.thankYou)

export default function ThankYouPage() {
  const { url, phone, email, whatsApp } = content.site
  return (
    <Main>
      <ThankYou offers={offers} contact={{ phone, email }} whatsApp={whatsApp ?? ''} siteUrl={url} />
    </Main>
  )
}
