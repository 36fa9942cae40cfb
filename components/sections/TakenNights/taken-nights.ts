import { isStale } from '@/lib/availability/nights'
import { todayInDublin } from '@/lib/light/dublin-time'

/**
 * Withdraws “Nights taken” when its reading is more than three days old; otherwise draws a ring around today. Without
 * script the date of the reading stands there, and no ring.
 */
export function markTakenNights(now: Date) {
  const section = document.querySelector<HTMLElement>('[data-read-at]')
  if (!section) return
  section.hidden = isStale(section.dataset.readAt!, now)
  const today = todayInDublin(now)
  for (const ring of section.querySelectorAll('[data-month]')) ring.removeAttribute('cx')
  const ring = section.querySelector(`[data-month="${today.slice(0, 7)}"]`)
  if (!ring) return
  ring.setAttribute('cx', `${((+today.slice(8) - 0.5) / 31) * 100}%`)
  section.querySelector<HTMLElement>('[data-today-note]')!.hidden = false
}
