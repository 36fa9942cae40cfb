/**
 * `npm run availability` reads the owner’s calendars and keeps in `.generated/calendars.json` which nights they take, when each
 * was read, and a hash of its address. The next build shows the nights.
 *
 * The list of calendars is the variable `CALENDARS`, or else `content/calendars.txt`: a line for each, `house https://…`. Their
 * addresses are secrets, and what they hold names guests, so no message quotes either. A calendar that is not understood as a
 * whole keeps its last reading, and the command exits with 1: no night may look free because of a fault.
 */
import { existsSync, readFileSync } from 'node:fs'
import { argv, env } from 'node:process'
import { fileURLToPath } from 'node:url'
import nextEnv from '@next/env'
import ICAL from 'ical.js'
import { properties } from '@/content/properties/all'
import { site } from '@/content/site'
import { addDays, merged, readTime, since } from '@/lib/availability'
import { todayInDublin } from '@/lib/dates'
import { KEPT_CALENDARS, keptCalendars, type Calendar, type NightRange } from '@/lib/kept-calendars'
import { hashOf, write } from './shared/files'

/** Why a calendar is refused, in words that follow its name. */
class Fault extends Error {}

/** A day, and a time without a zone, count as Irish. */
const dayOf = (time: ICAL.Time) =>
  time.isDate || time.zone === ICAL.Timezone.localTimezone
    ? time.toString().slice(0, 10)
    : todayInDublin(new Date(time.toUnixTime() * 1000))

/**
 * The library may search other rules without end, as for a fifth Monday, and nothing interrupts it. The day on which weeks begin
 * says something of every second or third week alone.
 */
const PART = /;(COUNT|UNTIL)=\w+|;INTERVAL=\d\d?(?!.*WKST)|;WKST=..(?!.*INTERVAL)|(?<=WEEKLY.*);BYDAY=[A-Z,]+/
const RULE = new RegExp(`^RRULE:FREQ=(DAILY|WEEKLY|MONTHLY|YEARLY)(${PART.source})*$`)

/** Refuses what the library reads as something else than it says, or leaves out. */
function refuseUnclear(component: ICAL.Component) {
  const named = (...names: string[]) => names.flatMap((name) => component.getAllProperties(name))
  const [start, ...others] = named('dtstart')
  if (!start || others.length > 0) throw new Fault('it holds an event that does not say when it begins')
  const { isDate } = start.getFirstValue() as ICAL.Time
  // The library turns 30 February into 2 March, takes a time in an unknown zone for a local one, and drops hours added to a day.
  const isMisread = (property: ICAL.Property) =>
    property.getValues().some((value, index) => String(value) !== property.jCal[3 + index]) ||
    ((property.getFirstValue() as ICAL.Time).zone === ICAL.Timezone.localTimezone &&
      !/^(Europe\/Dublin)?$/.test(String(property.getParameter('tzid') ?? '')))
  const hasHours = named('duration').some((length) => /T/.test(String(length.getFirstValue())))
  if (named('dtstart', 'dtend', 'recurrence-id', 'exdate').some(isMisread) || (isDate && hasHours))
    throw new Fault('it holds a date that cannot be read')
  const isUnclear = (rule: ICAL.Property) => {
    const { until } = rule.getFirstValue() as ICAL.Recur
    return !RULE.test(rule.toICALString()) || (until && until.isDate !== isDate)
  }
  if (named('rdate').length > 0 || named('rrule').some(isUnclear))
    throw new Fault('it holds an event that recurs by a rule which is not read here')
}

const isCancelled = ({ component }: ICAL.Event) =>
  /^cancelled$/i.test(String(component.getFirstPropertyValue('status')))

/** From the day of arrival to that of departure. An end at 23:59 is the end of that day; what has no length takes a night. */
function nightsOf(start: ICAL.Time, end: ICAL.Time): NightRange {
  const late = end.clone()
  if (!late.isDate) late.adjust(0, 0, 1, 0)
  const [first, last] = [dayOf(start), dayOf(late)].sort() as [string, string]
  const takesNight = start.isDate || start.compare(end) === 0
  return [first, first === last && takesNight ? addDays(first, 1) : last]
}

/** The nights of an event; of one that recurs, until a day. A moved occurrence counts beside its series, which may be missing. */
function staysOf(event: ICAL.Event, until: string): NightRange[] {
  if (isCancelled(event)) return []
  if (!event.isRecurring() || event.isRecurrenceException()) return [nightsOf(event.startDate, event.endDate)]
  const stays: NightRange[] = []
  // The library compares instants, and so finds no day in another zone or without a time.
  const dropped = event.component
    .getAllProperties('exdate')
    .flatMap((each) => (each.getValues() as ICAL.Time[]).map(dayOf))
  const add = (time: ICAL.Time) => {
    if (dropped.includes(dayOf(time))) return
    const { item, startDate, endDate } = event.getOccurrenceDetails(time)
    if (!isCancelled(item)) stays.push(nightsOf(startDate, endDate))
  }
  // An event takes place on its own date, too, where that does not follow its rule.
  add(event.startDate)
  const iterator = event.iterator()
  for (let next = iterator.next(); next && dayOf(next) < until; next = iterator.next()) add(next)
  return stays
}

/**
 * The nights that a calendar takes, recurring events for two years ahead. A closed time counts as taken, except for what a platform
 * closes from more than 300 days ahead to the end of its list, because nobody can book it yet.
 *
 * @param text of an iCalendar file (RFC 5545)
 * @param today ISO date in Ireland; nights before it are dropped
 * @throws where a part of the calendar is not understood
 */
export function takenIn(text: string, today: string): NightRange[] {
  // Booking.com writes some days as if they were times.
  const repaired = text.replace(/^(DTSTART|DTEND):(\d{8})(?=\r?$)/gm, '$1;VALUE=DATE:$2')
  const calendar = new ICAL.Component(ICAL.parse(repaired))
  if (calendar.name !== 'vcalendar') throw new Fault('it is not one calendar')
  const parts = calendar.getAllSubcomponents()
  if (parts.some(({ name }) => name !== 'vevent' && name !== 'vtimezone'))
    throw new Fault('it holds something else than events, such as busy times or tasks')
  const components = parts.filter(({ name }) => name === 'vevent')
  components.forEach(refuseUnclear)
  const events = components.map((each) => new ICAL.Event(each, { exceptions: [] }))
  for (const event of events.filter((each) => each.uid && !each.isRecurrenceException()))
    for (const other of events)
      if (other.isRecurrenceException() && other.uid === event.uid) event.relateException(other)
  const stays = events.flatMap((event) =>
    staysOf(event, addDays(today, 731)).map((nights) => ({ nights, name: event.summary })),
  )
  const end = merged(stays.map(({ nights }) => nights)).at(-1)?.[1]
  const isBeyond = ({ nights: [first, departure], name }: (typeof stays)[number]) =>
    name === 'Airbnb (Not available)' && departure === end && first > addDays(today, 300)
  return since(merged(stays.filter((stay) => !isBeyond(stay)).map(({ nights }) => nights)), today)
}

/** Some platforms refuse the name that Node gives itself. */
const headers = { 'User-Agent': `calendar-reader/1.0 (+${site.url})` }

async function textAt(address: string, get: typeof fetch) {
  const response = await get(address, { headers, signal: AbortSignal.timeout(10_000) }).catch(() => {
    throw new Fault('it could not be reached within 10 seconds')
  })
  if (response.status !== 200) throw new Fault(`it answers with ${response.status}`)
  return response.text()
}

/**
 * Reads all calendars of a list. A line that names no property and address stops everything: without its calendar, nights would
 * look free.
 *
 * @param list lines such as `house https://…`
 * @param before what the last run has kept, by the id of a property
 * @returns what to keep now, a message for each calendar, and whether one of them is refused
 */
export async function readList(list: string, before: Record<string, Calendar[]>, now: Date, get = fetch) {
  const ids = properties.map(({ id }) => id)
  const isEntry = new RegExp(`^((${ids.join('|')})\\s+https://\\S+)?$`)
  const lines = list.split('\n').map((line) => line.trim().replace(/\swebcal:/, ' https:'))
  const wrong = lines.findIndex((line) => !isEntry.test(line)) + 1
  if (wrong > 0) {
    const messages = [`Nothing is read: line ${wrong} of the list is not like “${ids[0]} https://…”.`]
    return { calendars: before, messages, isRefused: true }
  }
  const calendars: Record<string, Calendar[]> = {}
  const messages: string[] = []
  let isRefused = false
  for (const [id = '', address = ''] of lines.filter(Boolean).map((line) => line.split(/\s+/))) {
    const own = (calendars[id] ??= [])
    const name = `${id}, calendar ${own.length + 1}`
    const key = hashOf([address], 64)
    const last = before[id]?.find((each) => each.key === key)?.reading
    const today = todayInDublin(now)
    try {
      const text = await textAt(address, get)
      const taken = takenIn(text, today)
      // RFC 5545 §3.6 asks for both. An answer that is cut short or made up by a server at fault lacks them.
      const isDeclared = /^VERSION:2\.0\r?$/m.test(text) && /^PRODID\b/m.test(text)
      if (taken.length === 0 && !isDeclared && last && since(last.taken, today).length > 0)
        throw new Fault('it is empty, and was not before (if that is right, run this once without its line)')
      messages.push(`${name}: read; the next night that it takes: ${taken[0]?.[0] ?? 'none'}.`)
      own.push({ key, reading: { readAt: now.toISOString(), taken } })
    } catch (error) {
      isRefused = true
      const why = error instanceof Fault ? error.message : 'it is no calendar that can be read'
      const kept = last ? `its reading of ${readTime(last.readAt)} stays` : 'it has never been read'
      messages.push(`${name}: ${why}; ${kept}.`)
      own.push({ key, reading: last })
    }
  }
  return { calendars, messages, isRefused }
}

async function readAndKeep() {
  nextEnv.loadEnvConfig(process.cwd())
  const LIST = 'content/calendars.txt'
  const list = env.CALENDARS || (existsSync(LIST) ? readFileSync(LIST, 'utf8') : '')
  const { calendars, messages, isRefused } = await readList(list, keptCalendars(), new Date())
  console.log(messages.join('\n') || 'No calendar is listed, so the site shows no nights.')
  write(KEPT_CALENDARS, `${JSON.stringify(calendars, null, 1)}\n`)
  if (isRefused) process.exitCode = 1
}

if (argv[1] === fileURLToPath(import.meta.url))
  readAndKeep().catch(({ message }: Error) => {
    console.error(message)
    process.exitCode = 1
  })
