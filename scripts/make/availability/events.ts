/** Reads the events and the busy times of a calendar, and repairs what the parser would refuse or misread. */
import ICAL from 'ical.js'
import { addDays } from '@/lib/availability/nights'
import type { Component } from './components'
import { Fault, ordinal } from './fault'
import { datesIn, isLength, length, linesNamed, rule, type Zones } from './values'
import { zonesOf } from './zones'

export interface Event {
  /** For the parser: a `VEVENT` with its dates and rules alone. */
  component: ICAL.Component
  /** Of an event, and of its occurrences that have been moved. */
  uid?: string
  /** One occurrence of a recurring event, moved or cancelled. */
  isOccurrence: boolean
  isCancelled: boolean
  /** Airbnb calls its nights closed. */
  isClosed: boolean
  /** As in `its 14th event (2027)`: nothing that names a guest. */
  place: string
}

export const unreadable = (place: string, problem: string) =>
  new Fault(`${place} ${problem}. Fix: Open it where this calendar is kept, and set its dates again`)

/**
 * The events of a calendar, and each busy time as one. Cancelled events are left out, and so are past ones that cannot be
 * read and do not recur.
 *
 * @param today ISO date in Ireland
 * @param numberOf counts what it is called with, over all calendars of a file
 * @returns the events, and how many past ones could not be read
 * @throws {Fault} where another event cannot be read: to leave it out would call its nights free
 */
export function eventsOf(calendar: Component, today: string, numberOf: (kind: string) => number) {
  const { parser, zones } = zonesOf(calendar)
  const events: Event[] = []
  let leftOut = 0
  const parsed = (lines: string[]) => {
    const component = new ICAL.Component(ICAL.parse(['BEGIN:VEVENT', ...lines, 'END:VEVENT'].join('\n')))
    parser.addSubcomponent(component)
    return component
  }
  const add = (
    kind: string,
    lines: string[],
    read: () => Omit<Event, 'component' | 'place'> & { all: string[][] },
  ) => {
    const [, year] = /:\s*(\d{4})/.exec(linesNamed(lines, 'DTSTART|DTEND|FREEBUSY').join('\n')) ?? []
    const place = `its ${ordinal(numberOf(kind))} ${kind}${year ? ` (${year})` : ''}`
    try {
      const { all, ...event } = read()
      events.push(...all.map((each) => ({ ...event, place, component: parsed(each) })))
    } catch (error) {
      // The parser's own messages quote the calendar.
      const problem = error instanceof Fault ? error.message : 'recurs by a rule that cannot be read'
      if (!isPast(lines, today)) throw unreadable(place, problem)
      leftOut++
    }
  }
  for (const { name, lines } of calendar.parts) {
    if (name === 'VEVENT') add('event', lines, () => partsOf(lines, zones))
    if (name === 'VFREEBUSY')
      for (const line of busyTimes(lines))
        add('busy time', [line], () => ({ ...none, all: datesIn(line, zones).map(periodOf) }))
  }
  return { events, leftOut }
}

const none = { isOccurrence: false, isCancelled: false, isClosed: false, all: [] as string[][] }

/** The name of an event, unless it has two. */
function uidOf({ lines }: Pick<Component, 'lines'>) {
  const uids = new Set(linesNamed(lines, 'UID').map((line) => line.slice(line.indexOf(':') + 1).trim()))
  return uids.size === 1 ? [...uids][0] : undefined
}

/** A line for each busy time. All kinds of them count, unknown ones included. */
const busyTimes = (lines: string[]) =>
  linesNamed(lines, 'FREEBUSY').flatMap((line) => {
    const [, name = line, values = ' '] = /^(FREEBUSY\s*(?:;(?:[^":]|"[^"]*")*)?):(.*)$/i.exec(line) ?? []
    if (/;\s*FBTYPE\s*=\s*"?FREE"?\s*(;|$)/i.test(name) || values === '') return []
    return values.split(',').map((value) => `${name}:${value}`)
  })

/** The lines of an event for the parser, and of others, where it recurs at periods of their own. */
function partsOf(lines: string[], zones: Zones) {
  const occurrence = linesNamed(lines, 'RECURRENCE-ID')[0]
  const states = lines.filter((line) => /^STATUS[;:]/.test(line))
  const names = linesNamed(lines, 'SUMMARY')
  const event = {
    uid: uidOf({ lines }),
    isOccurrence: occurrence !== undefined,
    // Where one of two lines is a line of a description, the event counts as taking place, and as a stay.
    isCancelled: states.length > 0 && states.every((line) => /^STATUS(;[^:]*)?:CANCELLED\s*$/.test(line)),
    isClosed: names.length === 1 && /^SUMMARY(;[^:]*)?:Airbnb \(Not available\)\s*$/.test(names[0]!),
  }
  const id = occurrence && datesIn(occurrence, zones)[0]?.[0]
  const range = /;\s*RANGE\s*=\s*THISANDFUTURE\s*[;:]/i.test(occurrence ?? '') ? ';RANGE=THISANDFUTURE' : ''
  const replaced = id ? [`RECURRENCE-ID${range}${id}`] : []
  if (event.isCancelled) return { ...event, all: id ? [[`DTSTART${id}`, ...replaced]] : [] }
  const start = onlyDate(lines, 'DTSTART', 'begins', zones)
  if (!start) throw new Fault('does not say when it begins')
  const dates = [`DTSTART${start}`, ...endOf(lines, zones)]
  if (occurrence) return { ...event, all: [[...dates, ...replaced]] }
  const { rules, periods } = recurrenceOf(lines, start, zones)
  return { ...event, all: [[...dates, ...rules], ...periods] }
}

function onlyDate(lines: string[], name: string, verb: string, zones: Zones) {
  const found = linesNamed(lines, name).map((line) => {
    const [values = [], ...others] = datesIn(line, zones)
    return others.length === 0 && values.length === 1 && !isLength(values[0] ?? ':P') ? values[0] : undefined
  })
  if (found.includes(undefined)) throw new Fault(`${verb} on a date that does not exist, or cannot be read`)
  if (new Set(found).size > 1) throw new Fault(`${verb} on two dates`)
  return found[0]
}

/** The line of the end or of the length. A line such as `Duration: three days` is one of a description. */
function endOf(lines: string[], zones: Zones) {
  const end = onlyDate(lines, 'DTEND', 'ends', zones)
  if (end) return [`DTEND${end}`]
  const durations = lines.filter((line) => /^DURATION[;:]/i.test(line))
  const found = durations.map((line) => length(line.slice(line.lastIndexOf(':') + 1)))
  const lengths = new Set(found.filter((each) => each !== undefined))
  const isBroken = lengths.size === 0 && durations.some((line) => line.startsWith('DURATION'))
  if (isBroken || lengths.size > 1) throw new Fault('lasts for a time that cannot be read')
  return [...lengths].map((each) => `DURATION${each}`)
}

function recurrenceOf(lines: string[], start: string, zones: Zones) {
  const isDate = start.startsWith(';VALUE=DATE')
  const rules = linesNamed(lines, 'RRULE').map((line) => rule(line, isDate))
  const added = linesNamed(lines, 'RDATE').flatMap((line) => datesIn(line, zones))
  if (
    rules.includes(undefined) ||
    added.some(([value = ':P']) => isLength(value)) ||
    added.flat().includes(undefined)
  )
    throw new Fault('recurs by a rule that cannot be read')
  const dropped = linesNamed(lines, 'EXDATE').flatMap((line) =>
    datesIn(line, zones)[0]!.length === 1 ? datesIn(line, zones) : [],
  )
  // A day that is added to an event with times has the time of its beginning.
  const day = ([value]: (string | undefined)[]) =>
    isDate ? value : value!.replace(/^;VALUE=DATE:(\d+)$/, (_, date) => start.replace(/\d{8}(?=T)/, date))
  return {
    rules: [
      ...rules.map(String),
      ...added.filter(({ length }) => length === 1).map((each) => `RDATE${day(each)}`),
      ...dropped.flatMap(([value]) => (value && !isLength(value) ? [`EXDATE${value}`] : [])),
    ],
    periods: added.filter(({ length }) => length > 1).map(periodOf),
  }
}

function periodOf([start, end, ...others]: (string | undefined)[]) {
  if (!start || !end || isLength(start) || others.length > 0) throw new Fault('cannot be read')
  return [`DTSTART${start}`, `${isLength(end) ? 'DURATION' : 'DTEND'}${end}`]
}

/** Whether an event that cannot be read is over by its year, and does not recur. */
function isPast(lines: string[], today: string) {
  const dates = linesNamed(lines, 'DTSTART|DTEND|FREEBUSY').flatMap((line) =>
    line.slice(line.search(/:\s*\d{4}/) + 1 || line.length).split(/[,/]/),
  )
  const years = dates
    .filter((each) => !length(each))
    .map((each) => Number(/^\s*(\d{4})/.exec(each)?.[1] ?? Infinity))
  if (linesNamed(lines, 'RRULE|RDATE').length > 0) return false
  const lengths = linesNamed(lines, 'DURATION').map((line) => line.slice(line.lastIndexOf(':') + 1))
  const days = [...dates, ...lengths].flatMap((each) => {
    const own = length(each)?.slice(1)
    return own ? Math.min(1e6, Math.ceil(ICAL.Duration.fromString(own).toSeconds() / 86_400)) : []
  })
  const latest = Math.max(...years)
  // A year such as 0000 is none.
  return latest > 1900 && latest < 9000 && addDays(`${latest + 1}-01-01`, Math.max(0, ...days)) <= today
}
