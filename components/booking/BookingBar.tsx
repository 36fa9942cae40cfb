import { PhoneBarFrame } from '@/components/site/PhoneBar/PhoneBarFrame'
import { Button } from '@/components/ui/Button/Button'
import type { Stay } from '@/lib/booking/stay'
import { euro, plural } from '@/lib/format'
import type { FormWords } from '@/lib/schema/booking'

interface BookingBarProps {
  stay: Stay
  /** The keyboard needs the room, or the plan's own total and button are in view. */
  hidden: boolean
  isBusy: boolean
  notice: string
  words: FormWords
}

/** Shows the total and a submit button at the foot of a phone's viewport. */
export function BookingBar({ stay: { quote, guests }, hidden, isBusy, notice, words }: BookingBarProps) {
  if (!quote) return null
  return (
    <div hidden={hidden}>
      <PhoneBarFrame
        label={words.bar}
        amount={euro(quote.total)}
        scope={`${plural(quote.nights, 'night')}, ${plural(guests, 'guest')}`}
        notice={notice}
        inForm
      >
        <Button type="submit" look="primary" aria-busy={isBusy}>
          {words.plan.submit}
        </Button>
      </PhoneBarFrame>
    </div>
  )
}
