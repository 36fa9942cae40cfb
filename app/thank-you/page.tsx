import { ThankYou } from '@/components/booking/ThankYou/ThankYou'
import { Main } from '@/components/site/Main'
import { metadataFor } from '../_shared/metadata'
import { offers } from '../_shared/offers'
import { hostPromise } from '../_shared/host'
import { content } from '../_shared/content'

export const generateMetadata = () => metadataFor(content.pages.thankYou)

const { thankYou } = content
/** The host, where there is one, says who answers. */
const answer = {
  ...thankYou.answer,
  text: [thankYou.answer.text, hostPromise].filter(Boolean).join(' '),
}

export default function ThankYouPage() {
  const { url, phone, email, location, checkIn, checkOut, whatsApp } = content.site
  const shown = { url, phone, email, location, checkIn, checkOut, whatsApp }
  return (
    <Main>
      <ThankYou offers={offers} site={shown} words={{ ...thankYou, answer }} />
    </Main>
  )
}
