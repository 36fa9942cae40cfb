/** Computes the taken nights from the text of an iCalendar file (RFC 5545). */
import { addDays, countNights, merged, since, type NightRange } from '@/lib/availability/nights'
import { plural } from '@/lib/format'
import { calendarsIn, isDated, linesNamed, type Component } from './components'
import { eventsIn } from './events'
import { Fault } from './fault'
import { staysOf, type Stay } from './stays'

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
  const { events, leftOut } = eventsIn(calendars, today)
  const stays = events.flatMap((each) => staysOf(each, today))
  const beyond = rules.keepClosed ? [] : beyondWindow(stays, today)
  const notice = rules.openNotice ? noticePeriod(stays, today) : []
  if (leftOut > 0) notes.push(`${plural(leftOut, 'past event')} that cannot be read left out.`)
  if (beyond.length > 0) notes.push(`${plural(beyond.length, 'event')} beyond the booking window left out.`)
  if (notice.length > 0) notes.push(`${plural(notice.length, 'event')} of the notice period left out.`)
  const taken = stays.filter((stay) => !beyond.includes(stay) && !notice.includes(stay))
  for (const { nights, isReversed } of taken)
    if (isReversed && nights[1] > today)
      notes.push(
        `An event ends before it begins: the nights from ${nights[0]} to ${nights[1]} count as taken.`,
      )
  return since(merged(taken.map(({ nights }) => nights)), today)
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

/** Airbnb closes one or two nights before and after a stay, for its preparation. */
const PREPARATION = 2

/**
 * What Airbnb closes at the end because nobody can book it yet: from the end of the booking window to a year from today, in
 * parts where stays split it. It reads the same as an owner's own block, so a short one counts as taken.
 */
function beyondWindow(stays: readonly Stay[], today: string): Stay[] {
  const parts: Stay[] = []
  let later: Stay | undefined
  for (const stay of stays.toSorted(byStart).toReversed()) {
    const [first, departure] = stay.nights
    if (later && (departure !== later.nights[0] || (stay.isClosed && later.isClosed))) break
    if (stay.isClosed && first >= addDays(today, 60)) parts.unshift(stay)
    later = stay
    if (parts.length === 0) break
  }
  const last = parts.at(-1)
  if (!last || last.nights[1] < addDays(today, 300) || countNights(last.nights) <= PREPARATION) return []
  if (countNights(parts[0]!.nights) <= PREPARATION) parts.shift()
  return parts.reduce((sum, { nights }) => sum + countNights(nights), 0) >= 28 ? parts : []
}

const byStart = (one: Stay, other: Stay) => one.nights[0].localeCompare(other.nights[0])

/** What Airbnb closes from today on, for up to a week. It reads the same as an owner's own block. */
const noticePeriod = (stays: readonly Stay[], today: string) =>
  stays.filter(
    ({ isClosed, nights: [first, departure] }) =>
      isClosed && first <= today && first >= addDays(today, -1) && departure <= addDays(today, 7),
  )
