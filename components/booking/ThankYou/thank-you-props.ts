import type { Offers } from '@/lib/booking/offer'
import type { ThankYouWords } from '@/lib/schema/booking'
import type { Site } from '@/lib/schema/site'

export interface ThankYouProps {
  offers: Offers
  site: Site
  words: ThankYouWords
}
