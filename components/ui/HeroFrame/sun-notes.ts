import { fill } from '@/lib/format'
import { sunTimes } from '@/lib/light/solar'

/**
 * Writes the sentences of `data-sun-note` above the hero, with today's sunrise and sunset; without script the notes stay
 * empty. `today` is an ISO date.
 */
export function showTodaysSun(today: string) {
  for (const note of document.querySelectorAll<HTMLElement>('[data-sun-note]'))
    note.textContent = fill(note.dataset.sunNote!, sunTimes(today))
}
