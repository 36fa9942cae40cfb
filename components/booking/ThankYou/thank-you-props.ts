import type { Offers } from '@/lib/types/booking'
import type { ThanksWords } from '@/lib/types/booking-words'
import type { Site } from '@/lib/types/site'

export interface ThankYouProps {
  offers: Offers
  site: Site
  words: ThanksWords
}
