/** What an iCalendar file (RFC 5545) says of nights. Reads no file and asks no server. */
import ICAL from 'ical.js'
import { loadTs } from '../build/load-ts.mjs'

const { addDays, LAST_DAY, merged, since } = loadTs('lib/availability/nights.ts')
const { todayInDublin } = loadTs('lib/dublin-time.ts')
const { isIsoDate } = loadTs('lib/iso-date.ts')

/** What is wrong with a feed, in words that follow its name. They hold nothing of its address and of its events. */
export class Fault extends Error {}

const MOST_EVENTS = 10_000
/** Of recurring events, in one feed. */
const MOST_OCCURRENCES = 50_000
/** Recurring events are followed so far ahead. */
const DAYS_AHEAD = 3 * 366

/** The lines that tell nights. All others, and with them every name and description, are dropped before the parser. */
const telling =
  /^(BEGIN|END|METHOD|UID|STATUS|DTSTART|DTEND|DURATION|RRULE|RDATE|EXDATE|RECURRENCE-ID|TZID|TZOFFSETFROM|TZOFFSETTO)[:;]/i

/** A date that does not say that it is one, as some platforms write it: `DTSTART:20270612`. */
const bareDate = /^(DTSTART|DTEND|RECURRENCE-ID|RDATE|EXDATE)(?![^:]*VALUE=)([^:]*):(?=\d{8}(?:,|\s*$))/i

/**
 * The nights that a calendar takes. An event takes the nights from the day of its beginning to the day of its end, which
 * is the day of departure; times count in Ireland. Cancelled events take none. Whether an event is marked as free
 * (`TRANSP`) does not matter, because Google marks all-day events so unless told otherwise.
 *
 * @param {string} text of the file
 * @param {string} today ISO date in Ireland; nights before it are dropped
 * @returns {{ taken: [string, string][], notes: string[] }} ranges in order, merged; notes tell what was made of an event
 *   that contradicts itself
 * @throws {Fault} where the text is no calendar, or an event cannot be read: to leave it out would call its nights free
 * @example takenIn('BEGIN:VCALENDAR…DTSTART;VALUE=DATE:20270612…DTEND;VALUE=DATE:20270615…', '2026-11-22').taken
 *   // [['2027-06-12', '2027-06-15']]
 */
export function takenIn(text, today) {
  const lines = unfolded(text.trim())
    .filter((line) => telling.test(line))
    .map((line) => line.replace(bareDate, '$1;VALUE=DATE$2:'))
  checkShape(text.trim(), lines)
  try {
    const notes = []
    const stays = staysIn(calendarsOf(lines.join('\r\n')), addDays(today, DAYS_AHEAD))
    const ranges = stays.flatMap((stay) => nightsOf(stay, notes))
    return { taken: since(merged(ranges), today), notes: [...new Set(notes)] }
  } catch (error) {
    // The parser's own messages quote the calendar.
    throw error instanceof Fault ? error : new Fault('it holds an event that cannot be read')
  }
}

/** Long lines are folded: a line that begins with a blank continues the one before. */
const unfolded = (text) =>
  text
    .replace(/\r\n?/g, '\n')
    .replace(/\n[ \t]/g, '')
    .split('\n')

function checkShape(text, lines) {
  if (text === '') throw new Fault('it is an empty file')
  if (/^</.test(text)) throw new Fault('it is a web page, not a calendar')
  if (!/^BEGIN:VCALENDAR\s/i.test(text)) throw new Fault('it is no calendar')
  if (!/^END:VCALENDAR\s*$/i.test(lines.at(-1))) throw new Fault('it breaks off before its end')
  if (lines.filter((line) => /^BEGIN:VEVENT/i.test(line)).length > MOST_EVENTS)
    throw new Fault(`it has more than ${MOST_EVENTS.toLocaleString('en-IE')} events`)
  for (const line of lines.filter((each) => /^(DTSTART|DTEND)[:;]/i.test(each))) {
    const [, year, month, day] = /:(\d{4})(\d\d)(\d\d)(?:T\d{6}Z?)?\s*$/i.exec(line) ?? []
    if (!isIsoDate(`${year}-${month}-${day}`)) throw new Fault('it holds an event without a date that exists')
  }
}

/** Calendars without those that take events back (`METHOD:CANCEL`). */
function calendarsOf(source) {
  nameZones(source)
  const parsed = ICAL.parse(source)
  const calendars = typeof parsed[0] === 'string' ? [parsed] : parsed
  return calendars
    .map((calendar) => new ICAL.Component(calendar))
    .filter((calendar) => calendar.getFirstPropertyValue('method') !== 'CANCEL')
}

/** Makes known the time zones that a feed names; it should define them too, and where it does, that definition holds. */
function nameZones(source) {
  ICAL.TimezoneService.reset()
  for (const [, tzid] of source.matchAll(/;TZID="?([^";:\r\n]+)/gi)) {
    if (ICAL.TimezoneService.has(tzid) || !isZone(tzid)) continue
    const format = new Intl.DateTimeFormat('en', { timeZone: tzid, timeZoneName: 'longOffset' })
    const zone = new ICAL.Timezone({ tzid, component: '' })
    // Good to the hour in which clocks change.
    zone.utcOffset = ({ year, month, day, hour, minute }) =>
      offsetIn(format.format(new Date(Date.UTC(year, month - 1, day, hour, minute))))
    ICAL.TimezoneService.register(zone)
  }
}

function isZone(tzid) {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: tzid }))
  } catch {
    return false
  }
}

/** @example offsetIn('6/12/2027, GMT-05:30') // -19800 */
function offsetIn(formatted) {
  const [, sign, hours, minutes] = /GMT([+-])(\d\d):(\d\d)/.exec(formatted) ?? [, '+', 0, 0]
  return Number(`${sign}1`) * (hours * 3600 + minutes * 60)
}

/** Beginning and end of everything that takes place, recurring events until a day. */
function staysIn(calendars, until) {
  const components = calendars.flatMap((calendar) => calendar.getAllSubcomponents('vevent'))
  const moved = new Map()
  for (const component of components.filter(isMoved)) {
    const uid = component.getFirstPropertyValue('uid')
    moved.set(uid, [...(moved.get(uid) ?? []), component])
  }
  let left = MOST_OCCURRENCES
  return components
    .filter((component) => !isCancelled(component))
    .flatMap((component) => {
      const event = new ICAL.Event(component, {
        exceptions: isMoved(component) ? [] : (moved.get(component.getFirstPropertyValue('uid')) ?? []),
        strictExceptions: true,
      })
      // A moved occurrence counts by itself, because the event that it belongs to may not be in the file.
      const once = [event.startDate, event.endDate]
      if (isMoved(component) || !event.isRecurring()) return [once]
      const stays = component.hasProperty('rrule') ? [] : [once]
      const occurrences = event.iterator()
      for (let next = occurrences.next(); next && dayOf(next) < until; next = occurrences.next()) {
        left -= 1
        if (left < 0) throw new Fault('it holds an event that recurs too often to be followed')
        const { item, startDate, endDate } = event.getOccurrenceDetails(next)
        if (!isCancelled(item.component)) stays.push([startDate, endDate])
      }
      return stays
    })
}

/** One occurrence of a recurring event that takes place at another time than the others. */
const isMoved = (component) => component.hasProperty('recurrence-id')

const isCancelled = (component) =>
  String(component.getFirstPropertyValue('status')).toUpperCase() === 'CANCELLED'

/** The nights of a stay; of a whole day without nights, its own. */
function nightsOf([start, end], notes) {
  const [first, last] = [dayOf(start), dayOf(end)]
  if (last < first) {
    notes.push(`an event ends before it begins: the nights from ${last} to ${first} count as taken`)
    return [[last, first]]
  }
  if (first < last) return [[first, last]]
  return start.isDate && first < LAST_DAY ? [[first, addDays(first, 1)]] : []
}

/** The day in Ireland. A time without a zone is meant where the calendar's owner is. */
function dayOf(time) {
  const isFloating = time.isDate || time.zone === ICAL.Timezone.localTimezone
  const day = isFloating ? time.toString().slice(0, 10) : todayInDublin(new Date(time.toUnixTime() * 1000))
  return isIsoDate(day) ? day : LAST_DAY
}
