import { noonInYear } from '@/lib/light/nights-on-year'
import { sunTimes } from '@/lib/light/solar'

/** Percent of the year. In its first fifth the word “Today” is set to the right of its line, so that it stays inside the drawing. */
const EARLY = 20

/** Writes today's sunrise and sunset above the hero; without script the notes stay empty. `today` is an ISO date. */
export function showTodaysSun(today: string) {
  const { sunrise, sunset } = sunTimes(today)
  const fill = (length: string, text: string) => {
    const note = document.querySelector(`[data-sun-note="${length}"]`)
    if (note) note.textContent = text
  }
  fill('long', `Today at Greencastle: sunrise ${sunrise}, sunset ${sunset}`)
  fill('short', `Sunset today ${sunset}`)
}

/** Shows the line that marks today in the year of light; without script the line stays hidden. `today` is an ISO date. */
export function showTodayLine(today: string) {
  const line = document.querySelector<HTMLElement>('[data-today]')
  if (!line) return
  const place = noonInYear(today)
  line.style.insetInlineStart = `${place}%`
  line.toggleAttribute('data-early', place < EARLY)
  line.hidden = false
}
