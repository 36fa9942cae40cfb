/** What `content/booking.ts` and `content/thank-you.ts` hold of their words. `lib/content/join.ts` adds those that others say too. */
import type { z } from 'zod'
import { formWords, thankYou } from './booking'

const { where, who, plan } = formWords.shape

export const formWordsFile = formWords.omit({ clear: true }).extend({
  where: where.omit({ sleeps: true }),
  who: who.omit({ fields: true }),
  plan: plan.omit({ terms: true, share: true }),
})

const { clear, arrive, summary, message } = thankYou.shape

export const thankYouFile = thankYou.omit({ share: true, terms: true }).extend({
  clear: clear.pick({ text: true }),
  arrive: arrive.omit({ linkLabel: true }),
  summary: summary.omit({ checkIn: true, checkOut: true }),
  message: message.omit({ fields: true }),
})

export type FormWordsFile = z.infer<typeof formWordsFile>
export type ThankYouFile = z.infer<typeof thankYouFile>
