/** Computes when events take place, and which nights that takes. */
import ICAL from 'ical.js'
import { addDays, type NightRange } from '@/lib/availability/nights'
import { isIsoDate } from '@/lib/iso-date'
import { dublinOffset, isoDay } from '@/lib/light/dublin-time'
import { unreadable, type Event } from './events'
import { Fault } from './fault'

/** Beginning and end of what takes place, and whether Airbnb calls it closed. */
export type Stay = [start: ICAL.Time, end: ICAL.Time, isClosed: boolean]

/** Of one recurring event, past ones included, because the parser counts them one by one. Daily, these are 54 years. */
const MOST_OCCURRENCES = 20_000
/** Recurring events are followed so far ahead. */
const DAYS_AHEAD = 3 * 366

/** Everything that takes place, recurring events in the days ahead. */
export function staysOf(events: readonly Event[], today: string): Stay[] {
  return events.flatMap((event) => {
    if (event.isCancelled) return []
    try {
      const start = dateOf(event.component, 'dtstart')
      const stay: Stay = [start, endOf(start, event.component), event.isClosed]
      return recurs(event) ? occurrencesOf(event, stay, movedOf(event, events), today) : [stay]
    } catch (error) {
      const problem = error instanceof Fault ? error.message : 'recurs by a rule that cannot be read'
      throw unreadable(event.place, problem)
    }
  })
}

/** A moved occurrence counts alone, because its series may not be in the file. */
const recurs = ({ component, isOccurrence }: Event) =>
  !isOccurrence && (component.hasProperty('rrule') || component.hasProperty('rdate'))

/** The occurrences that belong to a series. A name that several series share does not tell which of them they belong to. */
function movedOf({ uid }: Event, events: readonly Event[]) {
  const own = events.filter((each) => uid && each.uid === uid)
  return own.filter(recurs).length === 1 ? own.filter(({ isOccurrence }) => isOccurrence) : []
}

function occurrencesOf({ component }: Event, stay: Stay, moved: Event[], today: string) {
  const until = addDays(today, DAYS_AHEAD)
  const event = new ICAL.Event(component, { exceptions: [] })
  for (const each of moved)
    if (each.component.hasProperty('recurrence-id')) event.relateException(each.component)
  const cancelled = new Set(moved.filter(({ isCancelled }) => isCancelled).map((each) => each.component))
  const rules = component.getAllProperties('rrule').map((each) => each.getFirstValue() as ICAL.Recur)
  // An event takes place on its own date, too, where that does not follow its rule.
  const isFirst = rules.some((rule) => rule.iterator(stay[0]).next()?.compare(stay[0]) === 0)
  const stays = isFirst ? [] : [stay]
  const occurrences = event.iterator()
  let count = 0
  for (let next = occurrences.next(); next && dayOf(next) < until; next = occurrences.next()) {
    const { item, startDate } = event.getOccurrenceDetails(next)
    const end = endOf(startDate, item.component)
    const isOver = dayOf(startDate) < today && dayOf(end) < today
    if (!isOver && !cancelled.has(item.component)) stays.push([startDate, end, false])
    if (++count > MOST_OCCURRENCES) throw new Fault('recurs too often')
  }
  return stays
}

const dateOf = (component: ICAL.Component, name: string) => component.getFirstPropertyValue(name) as ICAL.Time

/** When an event ends that begins at `start`, as the event itself or as one of its occurrences. */
function endOf(start: ICAL.Time, component: ICAL.Component) {
  const [own, ownEnd] = [dateOf(component, 'dtstart'), dateOf(component, 'dtend') as ICAL.Time | null]
  if (ownEnd && start === own) return ownEnd
  const end = start.clone()
  // The parser drops the hours that are added to a day.
  end.isDate = false
  const length = ownEnd
    ? ownEnd.zone === own.zone
      ? ownEnd.subtractDate(own)
      : ownEnd.subtractDateTz(own)
    : (component.getFirstPropertyValue('duration') as ICAL.Duration | null)
  if (length) end.addDuration(length)
  return end
}

/**
 * The nights of an event. It takes those from the day of its beginning to the day of its end, which is the day of departure.
 * An end at 23:59 or later is the end of that day; so is midnight, by the clock of another country, of an event that begins
 * at its midnight. An event without a length takes a night, and one within a day takes none.
 */
export function nightsOf([start, end]: Stay, today: string, notes: string[]): NightRange[] {
  const length = end.compare(start)
  const [from, to] = length < 0 ? [end, start] : [start, end]
  const [first, departure] = [from, to].map(written) as [Reading, Reading]
  const isWholeDays =
    from.zone === to.zone && first.minutes === 0 && (departure.minutes === 0 || departure.isLate)
  const [arrival, leaving] = isWholeDays ? [first, departure] : [irish(from), irish(to)]
  const last = [leaving, departure].map((each) => (each.isLate ? dayAfter(each.day) : leaving.day)).sort()[1]!
  const nights: NightRange = [arrival.day, arrival.day < last ? last : dayAfter(arrival.day)]
  if (length < 0 && nights[1] > today)
    notes.push(`An event ends before it begins: the nights from ${nights[0]} to ${nights[1]} count as taken.`)
  return arrival.day < last || length <= 0 || start.isDate ? [nights] : []
}

/** A day, and how many minutes of it have passed. */
interface Reading {
  day: string
  minutes: number
  isLate: boolean
}

/** Events that recur or last for ever end beyond it. */
const LAST_DAY = '9999-12-31'
const reading = (day: string, minutes: number): Reading => ({
  day: isIsoDate(day) ? day : LAST_DAY,
  minutes,
  isLate: minutes >= 24 * 60 - 1,
})
const dayAfter = (day: string) => (day < LAST_DAY ? addDays(day, 1) : LAST_DAY)

/** By the clock of the calendar. */
const written = (time: ICAL.Time) =>
  reading(time.toString().split('T')[0]!.padStart(10, '0'), time.hour * 60 + time.minute)

/** By the clock of Ireland. A time without a zone, or in one that the calendar does not define, counts as Irish. */
function irish(time: ICAL.Time) {
  if (time.isDate || time.zone === ICAL.Timezone.localTimezone) return written(time)
  const instant = time.toUnixTime() * 1000
  if (!(instant < Date.parse(LAST_DAY))) return reading(LAST_DAY, 0)
  const local = instant + dublinOffset(isoDay(instant)) * 60_000
  return reading(isoDay(local), Math.floor(local / 60_000) % (24 * 60))
}

/** The date in Ireland. */
export const dayOf = (time: ICAL.Time) => irish(time).day
