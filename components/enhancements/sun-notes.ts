import { todayInDublin } from '@/lib/dublin-time'
import { sunTimes } from '@/lib/solar'

/** In the first fifth of the year the word “Today” is set to the right of its line, so that it stays inside the drawing. */
const EARLY = 0.2

/** Writes today's sunrise and sunset above the hero; without script the notes stay empty. */
export function showTodaysSun(now: Date) {
  const { sunrise, sunset } = sunTimes(todayInDublin(now))
  const fill = (length: string, text: string) => {
    const note = document.querySelector(`[data-sun-note="${length}"]`)
    if (note) note.textContent = text
  }
  fill('long', `Today at Greencastle: sunrise ${sunrise}, sunset ${sunset}`)
  fill('short', `Sunset today ${sunset}`)
}

/** Shows the line that marks today in the year of light; without script the line stays hidden. */
export function showTodayLine(now: Date) {
  const line = document.querySelector<HTMLElement>('[data-today]')
  if (!line) return
  const today = todayInDublin(now)
  const dayOfYear = (Date.parse(today) - Date.parse(today.slice(0, 4))) / 86_400_000
  const share = (dayOfYear + 0.5) / 365
  line.style.insetInlineStart = `${share * 100}%`
  line.toggleAttribute('data-early', share < EARLY)
  line.hidden = false
}
