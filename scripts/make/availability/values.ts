/** Reads the values of iCalendar properties, also where a platform writes them by rules of its own. */
import { addDays } from '@/lib/availability/nights'
import { isIsoDate } from '@/lib/iso-date'
import { todayInDublin } from '@/lib/light/dublin-time'

/** Names by which the parser knows the zones of a calendar, by their own names. */
export type Zones = ReadonlyMap<string, string>

/** The lines of a property, whose name may be in small letters. */
export const linesNamed = (lines: readonly string[], name: string) =>
  lines.filter((line) => new RegExp(`^(?:${name})(?![\\w-])`, 'i').test(line))

export const zoneName = (text: string) => text.replaceAll('"', '').trim()

/**
 * The dates, periods and lengths of a line. Parameters may hold colons. A time in a zone that the calendar does not define
 * counts as Irish.
 *
 * @returns each value as it stands behind the name of a property, a period as two; `undefined` for what cannot be read
 * @example datesIn('DTSTART;TZID="Dublin": 2027-06-12T15:00:00', new Map()) // [[':20270612T150000']]
 */
export function datesIn(line: string, zones: Zones): (string | undefined)[][] {
  const [, parameters = '', values] = /^[\w-]+\s*(;.*?)?:\s*(\d{4}-?\d\d-?\d\d.*)$/.exec(line) ?? []
  const [, zone = ''] = /;\s*TZID\s*=\s*("[^"]*"|[^;]*)/i.exec(parameters) ?? []
  const own = zones.get(zoneName(zone))
  if (values === undefined) return [[undefined]]
  return values.split(',').map((value) => value.split('/').map((each) => moment(each, own) ?? length(each)))
}

/** @example moment('20270612') // ';VALUE=DATE:20270612' */
function moment(text: string, zone?: string) {
  const [, year, month, day, hour, minute, second = '00', utc] =
    /^(\d{4})-?(\d\d)-?(\d\d)(?:T(\d\d):?(\d\d)(?::?(\d\d))?(?:\.\d+)?(Z?))?$/i.exec(text.trim()) ?? []
  const date = `${year}-${month}-${day}`
  if (!isIsoDate(date)) return undefined
  if (!hour) return `;VALUE=DATE:${year}${month}${day}`
  const isEndOfDay = `${hour}${minute}${second}` === '240000'
  if (!isEndOfDay && (hour > '23' || minute! > '59' || second > '60')) return undefined
  const time = isEndOfDay
    ? `${addDays(date, 1).replaceAll('-', '')}T000000`
    : `${year}${month}${day}T${hour}${minute}${second === '60' ? '59' : second}`
  if (utc) return `:${time}Z`
  return zone ? `;TZID=${zone}:${time}` : `:${time}`
}

/** @example length('p3d') // ':P3D' */
export function length(text: string) {
  const parts = /^[+-]?P(?=.*\d)(\d{1,9}W|(\d{1,9}D)?(T(?=\d)(\d{1,9}H)?(\d{1,9}M)?(\d{1,9}S)?)?)$/i
  return parts.test(text.trim()) ? `:${text.trim().toUpperCase()}` : undefined
}

export const isLength = (value: string) => /^:[+-]?P/.test(value)

/**
 * A rule of recurrence. Its last day belongs to it, also where the rule names a day and the event begins at a time, or the
 * other way round.
 *
 * @param isDate whether the event begins on a day, without a time
 * @returns `undefined` where its last day cannot be read; the parser reads the rest
 * @example rule('RRULE:freq=weekly;until=20270618', false) // 'RRULE:FREQ=WEEKLY;UNTIL=20270618T235959'
 */
export function rule(line: string, isDate: boolean) {
  const value = line
    .slice(line.indexOf(':') + 1)
    .trim()
    .toUpperCase()
    .replace(/;$/, '')
  const [, until] = /(?:^|;)UNTIL=([^;]*)/.exec(value) ?? []
  if (until === undefined) return `RRULE:${value}`
  const last = moment(until)?.split(':')[1]
  if (!last) return undefined
  const instant = last.replace(/(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)/, '$1-$2-$3T$4:$5:$6')
  const day = last.endsWith('Z') ? todayInDublin(new Date(instant)).replaceAll('-', '') : last.slice(0, 8)
  const atTime = last.includes('T') ? last : `${last}T235959`
  return `RRULE:${value.replace(until, isDate ? day : atTime)}`
}
