import { noonInYear } from '@/lib/light/nights-on-year'

/** Percent of the year. In its first fifth the word “Today” is set to the right of its line, so that it stays inside the drawing. */
const EARLY = 20

/** Shows the line that marks today in the year of light; without script the line stays hidden. `today` is an ISO date. */
export function showTodayLine(today: string) {
  const line = document.querySelector<HTMLElement>('[data-today]')
  if (!line) return
  const place = noonInYear(today)
  line.style.insetInlineStart = `${place}%`
  line.toggleAttribute('data-early', place < EARLY)
  line.hidden = false
}
