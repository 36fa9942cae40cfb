import { todayInDublin } from '@/lib/dublin-time'
import { sunTimes } from '@/lib/solar'

/** Fills the margin note of the hero sheet with today's sun at Greencastle; without script there is none. */
export function noteTheDay(now: Date) {
  const { sunrise, sunset } = sunTimes(todayInDublin(now))
  const say = (length: string, text: string) => {
    const note = document.querySelector(`[data-sun-note="${length}"]`)
    if (note) note.textContent = text
  }
  say('long', `Today at Greencastle: sunrise ${sunrise}, sunset ${sunset}`)
  say('short', `Sunset today ${sunset}`)
}
