import { dateRange, euro, fill, plural } from '../format'
import type { ShareWords } from '../schema/booking'
import { planAddress } from './plan'
import type { Stay } from './stay'

/**
 * Writes what a guest passes on to others: the stay in words, and the address at which the booking form opens with it.
 * Neither holds the guest's name, email address or phone number.
 *
 * @param siteUrl origin of the site
 * @returns data for `navigator.share`; `undefined` while property or dates are missing, and for a stay without a night
 * @example planToShare(stay, words, url)?.text // 'Edgewater House, Sat 12 – Tue 15 June 2027. 3 nights, €1,650 in all, €275 each for 6. Not booked.'
 */
export function planToShare({ offer, quote, dates, guests }: Stay, words: ShareWords, siteUrl: string) {
  if (!offer || !quote || !dates || quote.nights === 0) return undefined
  const each = quote.total / guests
  const sentence = Number.isInteger(each) ? words.each : words.aboutEach
  const amounts = [
    plural(quote.nights, 'night'),
    fill(words.total, { total: euro(quote.total) }),
    guests > 1 ? fill(sentence, { amount: euro(Math.round(each)), guests }) : [],
  ].flat()
  const text = `${offer.name}, ${dateRange(dates.checkIn, dates.checkOut)}. ${amounts.join(', ')}. ${words.notBooked}`
  const url = siteUrl + planAddress({ property: offer.id, ...dates, guests })
  return { title: offer.name, text, url }
}
