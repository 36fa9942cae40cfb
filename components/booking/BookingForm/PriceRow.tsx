import { LiveText } from '@/components/ui/VisuallyHidden/VisuallyHidden'
import type { Stay } from '@/lib/booking/stay'
import { euro, fill, plural } from '@/lib/format'
import type { FormWords } from '@/lib/schema/booking'
import { UntilHydrated } from '../UntilHydrated/UntilHydrated'

interface PriceRowProps {
  stay: Stay
  isAnnounced: boolean
  words: FormWords['price']
}

/** Shows how the price is calculated, as far as it is known, and announces the total, which stands above the button. */
export function PriceRow({ stay, isAnnounced, words }: PriceRowProps) {
  const { offer, nightlyPrice, quote } = stay
  const price = euro(nightlyPrice)
  const rate = offer ? fill(words.nightly, { price }) : words.from
  const nights = quote && plural(quote.nights, 'night')
  const breakdown = nights && fill(words.breakdown, { nights, price })
  const announced = isAnnounced && nights ? fill(words.announced, { nights, total: euro(quote.total) }) : ''
  return (
    <>
      <UntilHydrated waiting={words.waiting}>
        <p key={breakdown ?? rate} id="price" aria-hidden={announced !== '' || undefined}>
          {breakdown ?? rate}
        </p>
      </UntilHydrated>
      <LiveText>{announced}</LiveText>
    </>
  )
}
