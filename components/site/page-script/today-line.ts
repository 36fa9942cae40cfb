import { todayInDublin } from '@/lib/dublin-time'
import { dayNumber } from '@/lib/iso-date'

/** Early in the year the word «Today» stands at the right of its line, so that it stays in the drawing. */
const EARLY = 0.2

/** Draws today's line in the year of light; without script there is none. */
export function markToday(now: Date) {
  const line = document.querySelector<HTMLElement>('[data-today]')
  if (!line) return
  const today = todayInDublin(now)
  const [day = 0, newYear = 0] = [today, `${today.slice(0, 4)}-01-01`].map(dayNumber)
  const share = (day - newYear + 0.5) / 365
  line.style.insetInlineStart = `${share * 100}%`
  line.toggleAttribute('data-early', share < EARLY)
  line.hidden = false
}
