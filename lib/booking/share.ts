import { dateRange, euro, fill, plural } from '../format'
import type { ShareWords } from '../schema/booking'
import { requestQuery } from './query'
import type { StayRequest } from './stay'

/**
 * Writes what a guest passes on to others: the stay in words, and the address of the confirmation. Neither holds the
 * guest's name, email address or phone number, and the address has only property, nights, total and guests (requirements §4).
 *
 * @param siteUrl origin of the site
 * @returns data for `navigator.share`
 * @example sharedPlan(request, words, url).text // 'Edgewater House, Fri 11 – Mon 14 June 2027. 3 nights, €1,650 in all.'
 */
export function sharedPlan(request: StayRequest, words: ShareWords, siteUrl: string) {
  const { offer, dates, nights, guests, totalMatchesPrice } = request
  const total = totalMatchesPrice ? request.total : undefined
  const where = [offer?.name, dates && dateRange(dates.from, dates.to)]
  const amounts = [
    nights === undefined ? undefined : plural(nights, 'night'),
    total === undefined ? undefined : fill(words.total, { total: euro(total) }),
  ]
  const sentences = [where, amounts].map((parts) => parts.filter(Boolean).join(', ')).filter(Boolean)
  return {
    title: offer?.name,
    text: sentences
      .map((sentence) => `${sentence}.`)
      .join(' ')
      .replaceAll('\u00a0', ' '),
    url: `${siteUrl}/thank-you?${requestQuery({ property: offer?.id, nights, total, guests })}`,
  }
}
