/** Reads the events and the busy times of calendars. */
import type ICAL from 'ical.js'
import { addDays } from '@/lib/availability/nights'
import { linesNamed, valueOf, type Component } from './components'
import { lengthIn, periodsIn, ruleIn, zonesOf, type Period, type Zones } from './dates'
import { Fault, ordinal } from './fault'

export interface Event extends Period {
  /** Of an event, and of its occurrences that have been moved. */
  uid?: string
  /** When the occurrence of a recurring event would begin that this event moves or cancels. */
  replaces?: ICAL.Time
  isCancelled: boolean
  /** Airbnb calls its nights closed. */
  isClosed: boolean
  rules: ICAL.Recur[]
  /** Occurrences beside those of the rules. */
  added: Period[]
  /** Occurrences that do not take place. */
  dropped: Period[]
  /** As in `its 14th event (2027)`: nothing that names a guest. */
  place: string
}

const unreadableRule = new Fault('recurs by a rule that cannot be read')

/** Names an event. Errors other than faults are those of rules, and may quote the calendar. */
export function unreadable(place: string, error: unknown) {
  const { message } = error instanceof Fault ? error : unreadableRule
  return new Fault(`${place} ${message}. Fix: Open it where this calendar is kept, and set its dates again`)
}

/**
 * The events of the calendars of a file, and each busy time as one. Cancelled events are left out, and so are past ones that
 * cannot be read and do not recur.
 *
 * @param today ISO date in Ireland
 * @returns the events of each calendar, and how many past ones could not be read
 * @throws {Fault} where another event cannot be read: to leave it out would call its nights free
 */
export function eventsIn(calendars: readonly Component[], today: string) {
  const counts = { event: 0, 'busy time': 0 }
  let leftOut = 0
  function read(kind: keyof typeof counts, lines: string[], parse: (place: string) => Event[]) {
    const year = datesIn(lines).find(Boolean)?.slice(0, 4)
    const place = `its ${ordinal(++counts[kind])} ${kind}${year ? ` (${year})` : ''}`
    try {
      return parse(place)
    } catch (error) {
      if (!isPast(lines, today)) throw unreadable(place, error)
      leftOut++
      return []
    }
  }
  const events = calendars.map((calendar) => {
    const zones = zonesOf(calendar)
    return calendar.parts.flatMap(({ name, lines }) => {
      if (name === 'VEVENT') return read('event', lines, (place) => eventFrom(lines, zones, place))
      if (name !== 'VFREEBUSY') return []
      return busyTimes(lines).flatMap((line) =>
        read('busy time', [line], (place) => busyTimeFrom(line, zones, place)),
      )
    })
  })
  return { events, leftOut }
}

/** What an event holds that takes place once. */
const once = { isCancelled: false, isClosed: false, rules: [], added: [], dropped: [] }

/** A line for each busy time. All kinds of them count, unknown ones included. */
const busyTimes = (lines: string[]) =>
  linesNamed(lines, 'FREEBUSY').flatMap((line) => {
    const [, name = line, values = ' '] = /^(FREEBUSY\s*(?:;(?:[^":]|"[^"]*")*)?):(.*)$/i.exec(line) ?? []
    if (/;\s*FBTYPE\s*=\s*"?FREE"?\s*(;|$)/i.test(name) || values === '') return []
    return values.split(',').map((value) => `${name}:${value}`)
  })

function busyTimeFrom(line: string, zones: Zones, place: string): Event[] {
  const [period] = periodsIn(line, zones)
  if (!period?.end) throw new Fault('cannot be read')
  return [{ ...once, ...period, place }]
}

/** One event, or none where it is cancelled. */
function eventFrom(lines: string[], zones: Zones, place: string): Event[] {
  const periodsNamed = (name: string) => linesNamed(lines, name).flatMap((line) => periodsIn(line, zones))
  const [occurrence] = linesNamed(lines, 'RECURRENCE-ID')
  const replaces = periodsNamed('RECURRENCE-ID')[0]?.start
  const uids = new Set(linesNamed(lines, 'UID').map(valueOf))
  const event = { ...once, replaces, uid: uids.size === 1 ? [...uids][0] : undefined, place }
  // Where one of two lines is a line of a description, the event counts as taking place, and as a stay.
  const states = lines.filter((line) => /^STATUS[;:]/.test(line))
  if (states.length > 0 && states.every((line) => /^STATUS(;[^:]*)?:CANCELLED\s*$/.test(line)))
    return replaces ? [{ ...event, start: replaces, isCancelled: true }] : []
  // No known platform moves all later occurrences with one event.
  if (/;\s*RANGE\s*=/i.test(occurrence ?? '')) throw unreadableRule
  const names = linesNamed(lines, 'SUMMARY')
  const isClosed = names.length === 1 && /^SUMMARY(;[^:]*)?:Airbnb \(Not available\)\s*$/.test(names[0]!)
  const start = onlyDate(periodsNamed('DTSTART'), 'begins')
  if (!start) throw new Fault('does not say when it begins')
  const end = onlyDate(periodsNamed('DTEND'), 'ends') ?? lengthOf(lines)
  const single = { ...event, start, end, isClosed }
  // A moved occurrence counts alone, because its series may not be in the file.
  if (occurrence) return [single]
  const rules = linesNamed(lines, 'RRULE').map((line) => ruleIn(line, start))
  const added = periodsNamed('RDATE').map((each) => timed(each, start))
  const dropped = periodsNamed('EXDATE').map((each) => timed(each, start))
  if (!added.every((period) => !!period)) throw unreadableRule
  return [{ ...single, rules, added, dropped: dropped.filter((each) => !!each) }]
}

/** A day that is added to an event with times, or dropped from it, has the time of its beginning. */
function timed(period: Period | undefined, start: ICAL.Time): Period | undefined {
  if (!period?.start.isDate || period.end || start.isDate) return period
  const { year, month, day } = period.start
  return { start: Object.assign(start.clone(), { year, month, day }) }
}

function onlyDate(periods: (Period | undefined)[], verb: string) {
  const dates = periods.map((period) => {
    if (period && !period.end) return period.start
    throw new Fault(`${verb} on a date that does not exist, or cannot be read`)
  })
  if (dates.some((each) => each.compare(dates[0]!) !== 0)) throw new Fault(`${verb} on two dates`)
  return dates[0]
}

/** How long an event lasts. A line such as `Duration: three days` is one of a description. */
function lengthOf(lines: string[]) {
  const durations = lines.filter((line) => /^DURATION[;:]/i.test(line))
  const [length, ...others] = durations.map((line) => lengthIn(valueOf(line))).filter((each) => !!each)
  const isBroken = !length && durations.some((line) => line.startsWith('DURATION'))
  if (isBroken || others.some((each) => each.compare(length!) !== 0))
    throw new Fault('lasts for a time that cannot be read')
  return length
}

/** The dates and periods of an event, as they are written. */
const datesIn = (lines: string[]) =>
  linesNamed(lines, 'DTSTART|DTEND|FREEBUSY').flatMap((line) =>
    (/:\s*(\d{4}.*)$/.exec(line)?.[1] ?? '').split(/[,/]/),
  )

/** Whether an event that cannot be read is over by its year, and does not recur. */
function isPast(lines: string[], today: string) {
  if (lines.some((line) => /^(RRULE|RDATE|RECURRENCE-ID.*;\s*RANGE)(?![\w-])/i.test(line))) return false
  const dates = datesIn(lines)
  const years = dates
    .filter((each) => !lengthIn(each))
    .map((each) => Number(/^\s*(\d{4})/.exec(each)?.[1] ?? Infinity))
  const days = [...dates, ...linesNamed(lines, 'DURATION').map(valueOf)].map((each) =>
    Math.min(1e6, Math.ceil((lengthIn(each)?.toSeconds() ?? 0) / 86_400)),
  )
  const latest = Math.max(...years)
  // A year such as 0000 is none.
  return latest > 1900 && latest < 9000 && addDays(`${latest + 1}-01-01`, Math.max(0, ...days)) <= today
}
