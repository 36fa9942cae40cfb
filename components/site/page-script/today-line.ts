import { todayInDublin } from '@/lib/dublin-time'

/** Early in the year the word «Today» stands at the right of its line, so that it stays in the drawing. */
const EARLY = 0.2

/** Draws today's line in the year of light; without script there is none. */
export function markToday(now: Date) {
  const line = document.querySelector<HTMLElement>('[data-today]')
  if (!line) return
  const today = todayInDublin(now)
  const dayOfYear = (Date.parse(today) - Date.parse(today.slice(0, 4))) / 86_400_000
  const share = (dayOfYear + 0.5) / 365
  line.style.insetInlineStart = `${share * 100}%`
  line.toggleAttribute('data-early', share < EARLY)
  line.hidden = false
}
