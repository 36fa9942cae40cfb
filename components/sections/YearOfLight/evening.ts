import { fill, weekdayDate } from '@/lib/format'
import { isoDay, todayInDublin } from '@/lib/light/dublin-time'
import { clockTime, sunMinutes, zenith } from '@/lib/light/solar'

const DAYS = 365
const WEEK = 7 * 86_400_000

/**
 * The next date with a place in the year of light, today included. 29 February has none.
 *
 * @param place days after 1 January, 0 to 364
 * @param today ISO date
 * @example eveningAt(1, '2026-11-24') // '2027-01-02'
 */
export function eveningAt(place: number, today: string): string {
  const day = isoDay(Date.UTC(2026, 0, place + 1)).slice(4)
  return `${Number(today.slice(0, 4)) + Number(day < today.slice(4))}${day}`
}

/** The place of the first Saturday in June that is not past. */
export function firstPlace(today: string): number {
  // 7 June has place 157.
  const saturdayOf = (date: string) => 157 - new Date(`${date.slice(0, 4)}-06-01`).getUTCDay()
  // A Saturday that is past has its next date in the next year, whose first one it is then.
  return saturdayOf(eveningAt(saturdayOf(today), today))
}

/**
 * Shows the range over the year of light, and says beside it when the sun sets and dusk ends on the evening that it chooses.
 * The link below leads to a plan of the week from then. Without script all of it stays hidden.
 *
 * @param today ISO date at which the page is loaded
 */
export function chooseEvening(today: string) {
  const range = document.querySelector<HTMLInputElement>('#evening')
  if (!range) return
  const section = range.closest('section')!
  const sentence = section.querySelector<HTMLElement>('[data-sentence]')!
  const link = section.querySelector('a')!

  // A screen reader says the value of the range after its keys, and the sentence only after a button.
  const show = (isQuiet?: unknown) => {
    sentence.ariaLive = isQuiet ? 'off' : 'polite'
    const date = eveningAt(range.valueAsNumber, todayInDublin(new Date()))
    const dusk = clockTime(Math.floor(sunMinutes(date, zenith.civil)!.set))
    const sunset = clockTime(sunMinutes(date)!.set)
    const said = fill(sentence.dataset.sentence!, { date: weekdayDate(date), sunset, dusk })
    range.ariaValueText = said
    // Each time, as “10:02 PM”, stands in an element that the style sheet keeps on one line.
    sentence.innerHTML = said.replace(/\S+ .M/g, '<span>$&</span>')
    link.hash = `checkIn=${date}&checkOut=${isoDay(Date.parse(date) + WEEK)}`
  }
  // A reload in Firefox and Back bring the value that the visitor has chosen. The page itself has one that is no place.
  if (range.valueAsNumber < 0) range.valueAsNumber = firstPlace(today)
  range.min = '0'
  range.addEventListener('input', show)
  const choose = (place: number) => {
    range.valueAsNumber = place % DAYS
    show()
  }
  // A finger that scrolls the page from the drawing has chosen no evening.
  let placeBefore: number
  range.addEventListener('pointerdown', () => (placeBefore = range.valueAsNumber))
  range.addEventListener('pointercancel', () => choose(placeBefore))
  for (const button of section.querySelectorAll('button'))
    button.addEventListener('click', () => choose(range.valueAsNumber + Number(button.dataset.step) + DAYS))
  // The browser may restore a value until then, and a page from the back-forward cache may be from another day.
  addEventListener('pageshow', show)
  show(true)
  section.dataset.answers = ''
}
