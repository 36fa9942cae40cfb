import { Button } from '@/components/ui/Button/Button'
import { draftFrom, type Texts } from '@/lib/booking/draft'
import type { Offers } from '@/lib/booking/offer'
import { stayOf } from '@/lib/booking/stay'
import { dateRange, fill, plural, weekdayDate } from '@/lib/format'
import type { FormWords } from '@/lib/schema/booking'
import { bookingForm } from '../draft/form'
import { undo } from '../draft/replace'
import { usePage } from '../draft/use-draft'
import parts from '@/components/ui/parts.module.scss'
import styles from './DraftNote.module.scss'

interface DraftNoteProps {
  offers: Offers
  words: FormWords['note']
}

/** Says where the dates in the form come from, and offers the way back to what they have replaced. */
export function DraftNote({ offers, words }: DraftNoteProps) {
  const note = usePage('note')
  const before = usePage('before')
  const said = note && note !== 'cleared' ? words[note] : ''
  const back = said && before && fill(words.back, { plan: planInWords(before, offers) })
  const goBack = () => {
    undo()
    // The button disappears, and the focus would be lost.
    bookingForm()!.querySelector('input')!.focus()
  }
  return (
    <p className={`${parts.note} ${styles.note}`} data-screen-only>
      <span key={said}>{`${said} `}</span>
      {back && (
        <Button key={back} look="sentence" onClick={goBack}>
          {back}
        </Button>
      )}
    </p>
  )
}

/** @example planInWords(before, offers) // 'Edgewater House, Fri 10 – Tue 14 January 2031' */
function planInWords(before: Texts, offers: Offers) {
  const draft = draftFrom(before)
  const { offer, dates, guests } = stayOf(draft, offers)
  const date = draft.checkIn || draft.checkOut
  const when = dates ? dateRange(dates.checkIn, dates.checkOut) : date && weekdayDate(date)
  return [offer?.name, when].filter(Boolean).join(', ') || plural(guests, 'guest')
}
