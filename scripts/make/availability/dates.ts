/** Reads dates, lengths, rules and time zones into the types of ical.js, also where a platform writes them by rules of its own. */
import ICAL from 'ical.js'
import { addDays } from '@/lib/availability/nights'
import { isIsoDate } from '@/lib/iso-date'
import { todayInDublin } from '@/lib/light/dublin-time'
import { linesNamed, valueOf, type Component } from './components'

/** When something begins, and when it ends or how long it lasts. */
export interface Period {
  start: ICAL.Time
  end?: ICAL.Time | ICAL.Duration
}

/** The time zones that a calendar defines, by their names. */
export type Zones = ReadonlyMap<string, ICAL.Timezone>

/**
 * The periods of a line, dates without an end included. Parameters may hold colons. A time in a zone that the calendar does
 * not define counts as Irish.
 *
 * @returns `undefined` for each that cannot be read
 * @example periodsIn('DTSTART;TZID="Dublin": 2027-06-12T15:00:00', new Map()) // [{ start: 2027-06-12T15:00:00 }]
 */
export function periodsIn(line: string, zones: Zones): (Period | undefined)[] {
  const [, parameters = '', values = ''] = /^[\w-]+\s*(;.*?)?:\s*(\d{4}-?\d\d-?\d\d.*)$/.exec(line) ?? []
  const [, name = ''] = /;\s*TZID\s*=\s*("[^"]*"|[^;]*)/i.exec(parameters) ?? []
  const zone = zones.get(unquoted(name))
  return values.split(',').map((value) => {
    const [from = '', to, ...others] = value.split('/')
    const start = timeIn(from, zone)
    const end = to === undefined ? undefined : (timeIn(to, zone) ?? lengthIn(to))
    const isRead = start && others.length === 0 && (end || to === undefined)
    return isRead ? { start, end } : undefined
  })
}

function timeIn(text: string, zone?: ICAL.Timezone) {
  const [, year, month, day, hour, minute, second = '00', utc = ''] =
    /^(\d{4})-?(\d\d)-?(\d\d)(?:T(\d\d):?(\d\d)(?::?(\d\d))?(?:\.\d+)?(Z?))?$/i.exec(text.trim()) ?? []
  const date = `${year}-${month}-${day}`
  if (!isIsoDate(date)) return undefined
  if (!hour) return ICAL.Time.fromDateString(date)
  // The parser takes the hour 24, and the second 60, as the beginning of the next day or minute.
  const isEndOfDay = `${hour}${minute}${second}` === '240000'
  if (!isEndOfDay && (hour > '23' || minute! > '59' || second > '60')) return undefined
  const time = ICAL.Time.fromDateTimeString(`${date}T${hour}:${minute}:${second}${utc.toUpperCase()}`)
  if (zone && !utc) time.zone = zone
  return time
}

/** @example lengthIn('p3d') // three days */
export function lengthIn(text: string) {
  const parts = /^[+-]?P(?=.*\d)(\d{1,9}W|(\d{1,9}D)?(T(?=\d)(\d{1,9}H)?(\d{1,9}M)?(\d{1,9}S)?)?)$/i
  return parts.test(text.trim()) ? ICAL.Duration.fromString(text.trim().toUpperCase()) : undefined
}

/**
 * A rule of recurrence. Its last day belongs to it, also where the rule names a day and the event begins at a time, or the
 * other way round.
 *
 * @throws where a part of it cannot be read
 */
export function ruleIn(line: string, start: ICAL.Time) {
  const text = valueOf(line).toUpperCase().replace(/;$/, '')
  // RFC 5545 forbids “the first Monday” in a daily rule, and the parser would look for it without end.
  if (/FREQ=DAILY/.test(text) && /BYDAY=[^;]*\d/.test(text)) throw new Error('A daily rule numbers its days.')
  const [until, value] = /(?:^|;)UNTIL=([^;]*)/.exec(text) ?? []
  if (until === undefined || value === undefined) return ICAL.Recur.fromString(text)
  const last = timeIn(value)
  if (!last) throw new Error('The last day of the rule cannot be read.')
  const rule = ICAL.Recur.fromString(text.replace(until, ''))
  rule.until = start.isDate ? ICAL.Time.fromDateString(dayOf(last)) : last
  if (!start.isDate && last.isDate) {
    last.isDate = false
    last.adjust(0, 23, 59, 59)
  }
  return rule
}

/** The time zones of a calendar. One that cannot be read counts as one that the calendar does not define. */
export function zonesOf({ parts }: Component): Zones {
  const zones = new Map<string, ICAL.Timezone>()
  for (const { lines, parts: changes } of parts.filter(({ name }) => name === 'VTIMEZONE')) {
    const tzid = unquoted(valueOf(linesNamed(lines, 'TZID')[0] ?? ''))
    const text = changes.flatMap(({ name, lines }) => [
      `BEGIN:${name}`,
      ...linesNamed(lines, 'DTSTART|TZOFFSETFROM|TZOFFSETTO|RRULE|RDATE').map((line) => line.trim()),
      `END:${name}`,
    ])
    try {
      const component = ICAL.Component.fromString(['BEGIN:VTIMEZONE', ...text, 'END:VTIMEZONE'].join('\n'))
      const zone = new ICAL.Timezone({ component, tzid })
      if (tzid && text.length > 0 && Number.isFinite(zone.utcOffset(ICAL.Time.now()))) zones.set(tzid, zone)
    } catch {
      continue
    }
  }
  return zones
}

const unquoted = (name: string) => name.replaceAll('"', '').trim()

/** Events that recur or last for ever end beyond it. */
const LAST_DAY = '9999-12-31'

export const dayAfter = (day: string) => (day < LAST_DAY ? addDays(day, 1) : LAST_DAY)

/** The date of a time by the clock of its own zone. */
export function ownDay(time: ICAL.Time) {
  const day = time.toString().split('T')[0]!.padStart(10, '0')
  return isIsoDate(day) ? day : LAST_DAY
}

/** The date of a time in Ireland. A day, and a time without a known zone, count as Irish. */
export function dayOf(time: ICAL.Time) {
  if (time.isDate || time.zone === ICAL.Timezone.localTimezone) return ownDay(time)
  const instant = time.toUnixTime() * 1000
  return instant < Date.parse(LAST_DAY) ? todayInDublin(new Date(instant)) : LAST_DAY
}
