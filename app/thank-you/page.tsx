import { ThankYou } from '@/components/booking/ThankYou/ThankYou'
import { Main } from '@/components/site/Main'
import { PageScript } from '@/components/ui/PageScript'
import { pages } from '@/content/pages'
import { site } from '@/content/site'
import { metadataFor } from '../_shared/metadata'
import { offers } from '../_shared/offers'

export const generateMetadata = () => metadataFor(pages.thankYou)

export default function ThankYouPage() {
  const { url, phone, email, whatsApp } = site
  return (
    <Main>
      <PageScript />
      <ThankYou offers={offers} contact={{ phone, email }} whatsApp={whatsApp} siteUrl={url} />
    </Main>
  )
}
