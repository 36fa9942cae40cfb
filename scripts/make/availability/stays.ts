/** Computes when events take place, and which nights that takes. */
import ICAL from 'ical.js'
import { addDays, type NightRange } from '@/lib/availability/nights'
import { dayAfter, dayOf, ownDay, type Period } from './dates'
import { unreadable, type Event } from './events'
import { Fault } from './fault'

export interface Stay {
  /** From the day of its beginning to the day of departure. Both are the same where it takes no night. */
  nights: NightRange
  /** Airbnb calls its nights closed. */
  isClosed: boolean
  /** It ends before it begins. */
  isReversed: boolean
}

/** Of one rule, past ones included, because the parser counts them one by one. Daily, these are 54 years. */
const MOST_OCCURRENCES = 20_000
/** Recurring events are followed so far ahead. */
const DAYS_AHEAD = 3 * 366

/**
 * Everything that takes place, recurring events in the days ahead.
 *
 * @param events of one calendar
 * @param today ISO date in Ireland
 * @throws {Fault} where an event recurs by a rule that cannot be read, or too often
 */
export function staysOf(events: readonly Event[], today: string): Stay[] {
  const until = addDays(today, DAYS_AHEAD)
  return events
    .filter(({ isCancelled }) => !isCancelled)
    .flatMap((event) => {
      if (!recurs(event)) return stayOf(event, event.isClosed)
      try {
        return occurrencesOf(event, events, until).map((each) => stayOf(each, false))
      } catch (error) {
        throw unreadable(event.place, error)
      }
    })
}

const recurs = ({ rules, added }: Event) => rules.length + added.length > 0

/** When a recurring event takes place, apart from its occurrences that are dropped, moved or cancelled. */
function occurrencesOf(event: Event, events: readonly Event[], until: string): Period[] {
  const { start, end, rules, added, dropped, uid } = event
  const length = end instanceof ICAL.Time ? lengthBetween(start, end) : end
  const dates = rules.flatMap((rule) => datesOf(rule, start, until))
  const repeated: Period[] = [...dates.map((date) => ({ start: date })), ...added]
  // An event takes place on its own date, too, where that does not follow its rule.
  const all = [event, ...repeated.map((each) => ({ start: each.start, end: each.end ?? length }))]
  // A name that several series share does not tell to which of them an occurrence belongs.
  const own = events.filter((each) => uid && each.uid === uid)
  const replaced = own.filter(recurs).length === 1 ? own.flatMap(({ replaces }) => replaces ?? []) : []
  const gone = new Set([...dropped.map((each) => each.start), ...replaced].flatMap(namesOf))
  return all.filter((each) => !namesOf(each.start).some((name) => gone.has(name)))
}

/** A time as it is written, and as an instant: one of them is the same where two lines mean the same occurrence. */
const namesOf = (time: ICAL.Time) => [time.toString(), time.toUnixTime()]

/** The dates that a rule gives beside the first one. */
function datesOf(rule: ICAL.Recur, start: ICAL.Time, until: string) {
  const dates: ICAL.Time[] = []
  const iterator = rule.iterator(start)
  for (let next = iterator.next(); next && dayOf(next) < until; next = iterator.next()) {
    if (next.compare(start) !== 0) dates.push(next.clone())
    if (dates.length > MOST_OCCURRENCES) throw new Fault('recurs too often')
  }
  return dates
}

/** By the clock, if both have the same, so that a change of the clocks does not count. */
const lengthBetween = (start: ICAL.Time, end: ICAL.Time) =>
  start.zone === end.zone ? end.subtractDate(start) : end.subtractDateTz(start)

/**
 * The nights of an event: from the day of its beginning to the day of its end, which is the day of departure. An end at 23:59
 * or later is the end of that day; so is midnight, by the clock of another country, of an event that begins at its midnight.
 * An event without a length takes a night, and one within a day takes none.
 */
function stayOf({ start, end }: Period, isClosed: boolean): Stay {
  const finish = end instanceof ICAL.Time ? end : later(start, end)
  const length = finish.compare(start)
  const [from, to] = length < 0 ? [finish, start] : [start, finish]
  const minuteAfter = to.clone().adjust(0, 0, 1, 0)
  const isLate = ownDay(minuteAfter) > ownDay(to)
  const isWholeDays = from.zone === to.zone && isMidnight(from) && (isMidnight(to) || isLate)
  const day = isWholeDays ? ownDay : dayOf
  const departures = isLate ? [day(minuteAfter), ownDay(minuteAfter)] : [day(minuteAfter)]
  const [arrival, departure] = [day(from), departures.sort().at(-1)!]
  const shortest = length <= 0 || start.isDate ? dayAfter(arrival) : arrival
  return {
    nights: [arrival, arrival < departure ? departure : shortest],
    isClosed: isClosed && length > 0,
    isReversed: length < 0,
  }
}

const isMidnight = ({ hour, minute }: ICAL.Time) => hour === 0 && minute === 0

function later(start: ICAL.Time, length?: ICAL.Duration) {
  const time = start.clone()
  // The parser drops the hours that are added to a day.
  time.isDate = false
  if (length) time.addDuration(length)
  return time
}
