import type { Offers } from '@/lib/booking/offer'
import type { StayRequest } from '@/lib/booking/stay'
import type { TermRow } from '@/lib/booking/terms'
import type { ThankYouWords } from '@/lib/schema/booking'
import type { Site } from '@/lib/schema/site'

export interface ThankYouProps {
  offers: Offers
  /** The fields of the site that the confirmation shows: they are sent to the browser. */
  site: Pick<Site, 'url' | 'phone' | 'email' | 'location' | 'checkIn' | 'checkOut' | 'whatsApp'>
  words: ThankYouWords
}

/** What the parts of the confirmation show of a request. */
export interface RequestProps extends Omit<ThankYouProps, 'offers'> {
  request: StayRequest
  /** The owner's terms for this stay. */
  terms: readonly TermRow[]
}
