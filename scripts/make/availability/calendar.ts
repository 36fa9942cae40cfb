/** Computes the taken nights from the text of an iCalendar file (RFC 5545). */
import ICAL from 'ical.js'
import { addDays, countNights, merged, since, type NightRange } from '@/lib/availability/nights'
import { todayInDublin } from '@/lib/light/dublin-time'
import { isIsoDate } from '@/lib/iso-date'

/** What is wrong with a feed, in words that follow its name. They hold nothing of its address and of its events. */
export class Fault extends Error {}

/** Of one recurring event, past ones included, because the parser counts them one by one. Daily, these are 54 years. */
const MOST_OCCURRENCES = 20_000
/** Recurring events are followed so far ahead. */
const DAYS_AHEAD = 3 * 366

/** The lines from which nights are computed. All others, names and descriptions among them, are dropped before the parser. */
const neededLine =
  /^(BEGIN|END|METHOD|UID|STATUS|DTSTART|DTEND|DURATION|RRULE|RDATE|EXDATE|RECURRENCE-ID|TZID|TZOFFSETFROM|TZOFFSETTO)[:;]/i

/** Airbnb's words for closed nights; an owner's own block has the same. */
const closedByAirbnb = /^SUMMARY(;[^:]*)?:Airbnb \(Not available\)\s*$/i

// Some platforms write dates that do not say that they are dates: `DTSTART:20270612`.
ICAL.design.strict = false

/**
 * The nights that a calendar takes. An event takes the nights from the day of its beginning to the day of its end, which
 * is the day of departure; times count in Ireland. Cancelled events take none. Whether an event is marked as free
 * (`TRANSP`) does not matter, because Google marks all-day events so unless told otherwise.
 *
 * @param text of the file
 * @param today ISO date in Ireland; nights before it are dropped
 * @param notes gets a sentence for each event that contradicts itself or is left out
 * @param options `keepClosed`: what Airbnb closes beyond its booking window is taken, too
 * @returns ranges in order, merged
 * @throws {Fault} where the text is no calendar, or an event cannot be read: to leave it out would call its nights free
 * @example takenIn('BEGIN:VCALENDAR…DTSTART;VALUE=DATE:20270612…DTEND;VALUE=DATE:20270615…', '2026-11-22')
 *   // [['2027-06-12', '2027-06-15']]
 */
export function takenIn(
  text: string,
  today: string,
  notes: string[] = [],
  { keepClosed = false } = {},
): NightRange[] {
  // Long lines are folded: a line that begins with a blank continues the one before.
  const unfolded = text
    .trim()
    .replace(/\r\n?/g, '\n')
    .replace(/\n[ \t]/g, '')
  const lines = unfolded
    .split('\n')
    .filter((line) => neededLine.test(line) || closedByAirbnb.test(line))
    .map((line) => line.trimEnd())
  if (!/^BEGIN:VCALENDAR\s/i.test(unfolded) || !/^END:VCALENDAR$/i.test(lines.at(-1) ?? ''))
    throw new Fault(
      'it is no calendar, or breaks off before its end. Fix: Take the address that ends in .ics, or that the platform calls export',
    )
  // The parser reads 30 February as 2 March.
  for (const line of lines.filter((each) => /^DT(START|END)[:;]/i.test(each))) {
    const [, year, month, day] = /:(\d{4})(\d\d)(\d\d)(T\d{6}Z?)?$/i.exec(line) ?? []
    if (!isIsoDate(`${year}-${month}-${day}`)) throw new Fault('it holds an event without a date that exists')
  }
  try {
    const all = staysIn(calendarsOf(lines.join('\n')), today)
    const stays = keepClosed ? all : withoutBookingWindow(all, today)
    if (stays.length < all.length) notes.push('1 event beyond the booking window left out.')
    return since(merged(stays.flatMap((stay) => nightsOf(stay, notes))), today)
  } catch (error) {
    // The parser's own messages quote the calendar.
    throw error instanceof Fault ? error : new Fault('it holds an event that cannot be read')
  }
}

/**
 * The stays without the nights that nobody can book yet. Airbnb writes them as one long event at the end, from the end of its
 * booking window to a year from today. Every other event stays, and so does a last one that is short, because an owner's own
 * block reads the same.
 */
function withoutBookingWindow(stays: Stay[], today: string) {
  const last = stays.toSorted(([one], [other]) => dayOf(one).localeCompare(dayOf(other))).at(-1)
  if (!last) return stays
  const [start, end, isClosed] = last
  const [first, departure] = [dayOf(start), dayOf(end)]
  const isBeyondWindow =
    isClosed &&
    first >= addDays(today, 60) &&
    departure >= addDays(today, 300) &&
    countNights([first, departure]) >= 28
  return isBeyondWindow ? stays.filter((stay) => stay !== last) : stays
}

/** Beginning and end of what takes place, and whether Airbnb calls it closed. */
type Stay = [start: ICAL.Time, end: ICAL.Time, isClosed?: boolean]

/** The calendars of a file, without those that cancel events (`METHOD:CANCEL`). */
function calendarsOf(source: string) {
  const parsed: unknown[] = ICAL.parse(source)
  const calendars = typeof parsed[0] === 'string' ? [parsed] : parsed
  return calendars
    .map((calendar) => new ICAL.Component(calendar as unknown[]))
    .filter((calendar) => calendar.getFirstPropertyValue('method') !== 'CANCEL')
}

/** Everything that takes place, recurring events in the days ahead. */
function staysIn(calendars: ICAL.Component[], today: string) {
  const until = addDays(today, DAYS_AHEAD)
  const components = calendars.flatMap((calendar) => calendar.getAllSubcomponents('vevent'))
  const moved = components.filter(isMoved)
  const stays: Stay[] = []
  for (const component of components.filter((each) => !isCancelled(each))) {
    const event = new ICAL.Event(component, { exceptions: [] })
    // Events without a rule count directly. So does a moved occurrence, because its series may not be in the file.
    if (isMoved(component) || !component.hasProperty('rrule'))
      stays.push([event.startDate, event.endDate, component.hasProperty('summary')])
    if (isMoved(component) || !event.isRecurring()) continue
    for (const each of moved) if (uidOf(each) === uidOf(component)) event.relateException(each)
    const occurrences = event.iterator()
    let count = 0
    for (let next = occurrences.next(); next && dayOf(next) < until; next = occurrences.next()) {
      const { item, startDate, endDate } = event.getOccurrenceDetails(next)
      const isOver = dayOf(startDate) < today && dayOf(endDate) < today
      if (!isOver && !isCancelled(item.component)) stays.push([startDate, endDate])
      if (++count > MOST_OCCURRENCES) throw new Fault('it holds an event that recurs too often')
    }
  }
  return stays
}

const uidOf = (component: ICAL.Component) => component.getFirstPropertyValue('uid')

/** One occurrence of a recurring event that takes place at another time than the others. */
const isMoved = (component: ICAL.Component) => component.hasProperty('recurrence-id')

const isCancelled = (component: ICAL.Component) =>
  /^cancelled$/i.test(String(component.getFirstPropertyValue('status')))

/** The nights of an event. If it ends on its first day, an all-day event takes that night and a timed event none. */
function nightsOf([start, end]: Stay, notes: string[]): NightRange[] {
  const days: NightRange = [dayOf(start), dayOf(end)]
  const [first, last] = days.toSorted() as [string, string]
  if (first !== days[0])
    notes.push(`An event ends before it begins: the nights from ${first} to ${last} count as taken.`)
  if (first < last) return [[first, last]]
  return start.isDate ? [[first, addDays(first, 1)]] : []
}

/** The date in Ireland. A time without a zone, or in one that the feed does not define, counts as Irish time. */
function dayOf(time: ICAL.Time) {
  const isFloating = time.isDate || time.zone === ICAL.Timezone.localTimezone
  const day = isFloating ? time.toString().slice(0, 10) : todayInDublin(new Date(time.toUnixTime() * 1000))
  // An event that recurs or lasts for ever ends beyond the year 9999.
  return isIsoDate(day) ? day : '9999-12-31'
}
