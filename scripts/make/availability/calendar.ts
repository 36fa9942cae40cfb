/** Computes the taken nights from the text of an iCalendar file (RFC 5545). */
import { merged, since, type NightRange } from '@/lib/availability/nights'
import { plural } from '@/lib/format'
import { calendarsIn, isDated, type Component } from './components'
import { eventsOf } from './events'
import { Fault } from './fault'
import { nightsOf, staysOf } from './stays'
import { linesNamed } from './values'
import { beyondWindow, noticePeriod } from './windows'

/** What an owner says of one calendar. */
export interface Rules {
  /** What Airbnb closes beyond its booking window is taken. */
  keepClosed?: boolean
  /** What Airbnb closes for its notice period is free. */
  openNotice?: boolean
}

/**
 * The nights that a calendar takes. An event takes the nights from the day of its beginning to the day of its end, which
 * is the day of departure; times count in Ireland. All versions of an event count, and cancelled events take none. Whether an
 * event is marked as free (`TRANSP`) does not matter, because Google marks all-day events so unless told otherwise.
 *
 * @param text of the file
 * @param today ISO date in Ireland; nights before it are dropped
 * @param notes gets a sentence for each event that contradicts itself or is left out
 * @returns ranges in order, merged
 * @throws {Fault} where the text is no calendar, or holds what cannot be read: to leave it out would call its nights free
 * @example takenIn('BEGIN:VCALENDAR…DTSTART;VALUE=DATE:20270612…DTEND;VALUE=DATE:20270615…', '2026-11-22')
 *   // [['2027-06-12', '2027-06-15']]
 */
export function takenIn(text: string, today: string, notes: string[] = [], rules: Rules = {}): NightRange[] {
  const calendars = calendarsIn(text)
  refuseOtherKinds(calendars, notes)
  const counts: Record<string, number> = {}
  const numberOf = (kind: string) => (counts[kind] = (counts[kind] ?? 0) + 1)
  const read = calendars.map((calendar) => eventsOf(calendar, today, numberOf))
  const past = read.reduce((sum, { leftOut }) => sum + leftOut, 0)
  if (past > 0) notes.push(`${plural(past, 'past event')} that cannot be read left out.`)
  const stays = read.flatMap(({ events }) => staysOf(events, today))
  const beyond = rules.keepClosed ? [] : beyondWindow(stays, today)
  if (beyond.length > 0) notes.push(`${plural(beyond.length, 'event')} beyond the booking window left out.`)
  const notice = rules.openNotice ? noticePeriod(stays, today) : []
  if (notice.length > 0) notes.push(`${plural(notice.length, 'event')} of the notice period left out.`)
  const taken = stays.filter((stay) => !beyond.includes(stay) && !notice.includes(stay))
  return since(merged(taken.flatMap((stay) => nightsOf(stay, today, notes))), today)
}

/** What takes nights in a way that is not read must not pass as a calendar without stays. */
function refuseOtherKinds(calendars: Component[], notes: string[]) {
  const parts = calendars.flatMap((calendar) => calendar.parts)
  const isStay = ({ name, lines }: Component) =>
    name === 'VEVENT' || (name === 'VFREEBUSY' && linesNamed(lines, 'FREEBUSY').length > 0)
  const isTask = ({ name }: Component) => name === 'VTODO' || name === 'VJOURNAL'
  const known = ['VEVENT', 'VFREEBUSY', 'VTIMEZONE']
  const others = parts.filter(
    (part) => !known.includes(part.name) && (isDated(part) || /AVAILAB/.test(part.name)),
  )
  const tasks = others.filter(isTask)
  if (others.length > tasks.length)
    throw new Fault(
      'it holds times that are no events, such as hours of availability. Fix: Export its stays as events (VEVENT)',
    )
  if (tasks.length > 0 && !parts.some(isStay))
    throw new Fault(
      'it holds tasks or notes with dates, and no event. Fix: Take the address of the calendar that holds the stays',
    )
  if (tasks.length > 0) notes.push(`Tasks and notes left out: ${tasks.length}.`)
}
