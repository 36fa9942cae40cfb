import { addMonths, format, parseISO } from 'date-fns'
import { nightsInWords, readTime, since, within, type Reading } from '@/lib/availability'
import { fill, listInWords } from '@/lib/format'
import { todayInDublin } from '@/lib/light/dublin-time'
import { takenNights as words } from '@/content/taken-nights'
import parts from '@/components/ui/parts.module.scss'

/** Names the nights that were taken when the calendars were read: a line for each of twelve months that has any. */
export function TakenNights({ reading }: { reading: Reading }) {
  const { readAt, taken } = reading
  const today = todayInDublin(new Date(readAt))
  const months = Array.from({ length: 12 }, (_, index) => addMonths(parseISO(today.slice(0, 7)), index))
  const lines = months.flatMap((month) => {
    const [start, end] = [month, addMonths(month, 1)].map((day) => format(day, 'yyyy-MM-dd'))
    const nights = nightsInWords(within(since(taken, today), start!, end!), (date) =>
      String(Number(date.slice(8))),
    )
    if (nights.length === 0) return []
    const name = format(month, start!.slice(0, 4) === today.slice(0, 4) ? 'MMMM' : 'MMMM yyyy')
    const isOne = nights.length === 1 && /^\d+$/.test(nights[0]!)
    return fill(isOne ? words.one : words.several, { month: name, nights: listInWords(nights) })
  })
  return (
    <section className={parts.page} aria-labelledby="nights-taken">
      <h2 id="nights-taken" className={parts.h4}>
        {words.heading}
      </h2>
      <ul className={`${parts.small} ${parts.top12}`}>
        {(lines.length > 0 ? lines : [words.none]).map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <p className={`${parts.caption} ${parts.top12}`}>{fill(words.read, { time: readTime(readAt) })}</p>
    </section>
  )
}
