import { Button } from '@/components/ui/Button/Button'
import type { Offers } from '@/lib/booking/offer'
import { stayOf } from '@/lib/booking/stay'
import { dateRange, fill, weekdayDate } from '@/lib/format'
import type { FormWords } from '@/lib/schema/booking'
import { leavePlan } from '../draft/form'
import { useOwnPlan } from '../draft/use-draft'
import parts from '@/components/ui/parts.module.scss'
import styles from './PlanNote.module.scss'

interface PlanNoteProps {
  offers: Offers
  words: FormWords['sharedPlan']
}

/**
 * Says that the plan in the form has come from a link, and leads back to the guest's own. The script that keeps the draft
 * shows it before the first paint: all of it while such a plan is open, and the way back once that has been cleared. A link
 * that names no whole plan gets a sentence.
 */
export function PlanNote({ offers, words }: PlanNoteProps) {
  const own = useOwnPlan()
  const { offer, dates } = stayOf(own, offers)
  const date = own.checkIn || own.checkOut
  const when = dates ? dateRange(dates.checkIn, dates.checkOut) : date && weekdayDate(date)
  const kept = when && fill(words.kept, { plan: [offer?.name, when].filter(Boolean).join(', ') })
  const way = kept ? words.own : words.empty
  return (
    <>
      <p className={`${parts.note} ${parts.measure} ${parts.top16} ${styles.broken}`}>{words.broken}</p>
      <section className={styles.note} aria-labelledby="shared-plan" data-screen-only>
        <div className={styles.shared}>
          <h2 id="shared-plan" className={styles.heading}>
            {words.heading}
          </h2>
          <p>{words.text}</p>
        </div>
        {kept && <p key={kept}>{kept}</p>}
        <Button key={way} look="text" className={styles.leave} onClick={leavePlan}>
          {way}
        </Button>
      </section>
    </>
  )
}
