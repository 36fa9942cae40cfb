import { createHash } from 'node:crypto'
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readingOf, type NightRange } from '@/lib/availability'
import { keptCalendars } from '@/lib/kept-calendars'
import { readList, takenIn } from './availability'

const now = new Date('2026-11-22T09:00:00Z')
const today = '2026-11-22'

/** Ranges of nights, each from its first night to the day of departure. */
const nights = (...ranges: string[]) => ranges.map((range) => range.split('/') as [string, string])

/** A calendar with events, each given by its lines. */
const calendar = (...events: string[][]) =>
  [
    'BEGIN:VCALENDAR',
    ...events.flatMap((lines) => ['BEGIN:VEVENT', ...lines, 'END:VEVENT']),
    'END:VCALENDAR',
    '',
  ].join('\r\n')
const days = (first: string, end: string) => [`DTSTART;VALUE=DATE:${first}`, `DTEND;VALUE=DATE:${end}`]
const start = 'DTSTART;VALUE=DATE:20270612'
const good = calendar(days('20270612', '20270615'))
const stay = nights('2027-06-12/2027-06-15')

it.each([
  ['airbnb', nights('2026-11-22/2026-11-24', '2027-06-12/2027-06-16')],
  ['airbnb-window', nights('2026-11-22/2026-11-24', '2027-05-01/2027-05-08', '2027-08-19/2027-11-23')],
  ['booking', nights('2027-06-12/2027-06-14', '2027-08-01/2027-08-08')],
  ['google', nights('2027-04-02/2027-04-06', '2027-09-10/2027-09-13')],
  ['own', nights('2027-02-12/2027-02-15')],
  ['vrbo', nights('2027-07-03/2027-07-10', '2027-12-20/2028-01-03')],
])('reads a feed as %s writes it', (platform, ranges) => {
  expect(takenIn(readFileSync(`scripts/feeds/${platform}.ics`, 'utf8'), today)).toEqual(ranges)
})

it.each<[string, string[], NightRange[]]>([
  ['a length', [start, 'DURATION:P3D'], stay],
  ['times of day', ['DTSTART:20270612T150000', 'DTEND:20270615T110000'], stay],
  ['whole days as times', ['DTSTART:20270612T000000', 'DTEND:20270614T235900'], stay],
  ['midnight in Ireland, in UTC', ['DTSTART:20270611T230000Z', 'DTEND:20270614T230000Z'], stay],
  ['an end before its beginning', days('20270615', '20270612'), stay],
  ['a cancellation', [...days('20270612', '20270615'), 'STATUS:CANCELLED'], []],
  [
    'a rule that its own date does not follow, and a day without it',
    [start, 'RRULE:FREQ=WEEKLY;COUNT=3;BYDAY=SU,MO', 'EXDATE;VALUE=DATE:20270614'],
    nights('2027-06-12/2027-06-14', '2027-06-20/2027-06-21'),
  ],
  [
    'a day without it in UTC, and weeks that begin on Monday',
    [
      'DTSTART;TZID=Europe/Dublin:20270612T150000',
      'RRULE:FREQ=WEEKLY;WKST=MO;COUNT=2',
      'EXDATE:20270619T140000Z',
    ],
    nights('2027-06-12/2027-06-13'),
  ],
  [
    'a rule without an end, for two years ahead',
    [...days('20200601', '20200603'), 'RRULE:FREQ=YEARLY'],
    nights('2027-06-01/2027-06-03', '2028-06-01/2028-06-03'),
  ],
])('takes the nights of an event with %s', (_, lines, ranges) => {
  expect(takenIn(calendar(lines), today)).toEqual(ranges)
})

it('moves and cancels single occurrences of the recurring event that they name, and of no other', () => {
  const weekly = ['RRULE:FREQ=WEEKLY;COUNT=3']
  const moved = ['RECURRENCE-ID;VALUE=DATE:20270611', ...days('20270613', '20270614'), 'UID:a']
  const cancelled = ['RECURRENCE-ID;VALUE=DATE:20270618', 'DTSTART:20270618', 'STATUS:CANCELLED', 'UID:a']
  const [one, other] = [days('20270604', '20270605'), days('20270618', '20270619')]
  const events = [[...one, ...weekly, 'UID:a'], [...other, ...weekly, 'UID:b'], moved, cancelled]
  const first = takenIn(calendar(...events), today).map(([night]) => night.slice(5))
  expect(first).toEqual(['06-04', '06-13', '06-18', '06-25', '07-02'])
})

it.each([
  ['leaves out', 'begins more than 300 days ahead', '20270919', '20270901'],
  ['takes', 'begins within 300 days', '20270918', '20270901'],
  ['takes', 'is followed by an event', '20270919', '20271201'],
])('%s closed time that %s', (verb, _, first, other) => {
  const closed = [...days(first, '20271123'), 'SUMMARY:Airbnb (Not available)']
  const found = takenIn(calendar(closed, [`DTSTART;VALUE=DATE:${other}`]), today)
  expect(found).toHaveLength(verb === 'takes' ? 2 : 1)
})

const address = 'https://a.example/secret'
type Get = typeof fetch
const answering = (body: string, status = 200) => (async () => new Response(body, { status })) as Get
const failing = (name: string) => (() => Promise.reject(new DOMException(address, name))) as Get
const list = `house ${address}`

/** What was kept two days ago. */
const key = createHash('sha256').update(address).digest('hex')
const before = { house: [{ key, reading: { readAt: '2026-11-20T09:00:00Z', taken: stay } }] }
const part = (name: string) => `BEGIN:VCALENDAR\r\nBEGIN:${name}\r\nEND:${name}\r\nEND:VCALENDAR\r\n`
const [date, recurs] = ['it holds a date that cannot be read', 'it holds an event that recurs']
const rule = (text: string) => answering(calendar([start, `RRULE:${text}`]))

it.each<[string, Get, string]>([
  ['an error', answering(good, 404), 'it answers with 404'],
  ['no answer in time', failing('TimeoutError'), 'it could not be reached within 10 seconds'],
  ['a web page', answering('<!DOCTYPE html>'), 'it is no calendar that can be read'],
  ['two calendars', answering(good + good), 'it is not one calendar'],
  ['busy times', answering(part('VFREEBUSY')), 'it holds something else than events'],
  ['an event without a date', answering(calendar(['SUMMARY:Mary'])), 'it holds an event that does not say'],
  ['30 February', answering(calendar(days('20270228', '20270230'))), date],
  ['dates with hyphens', answering(calendar(days('2027-06-12', '2027-06-15'))), date],
  ['a day of hours', answering(calendar([start, 'DURATION:PT72H'])), date],
  ['added dates', answering(calendar([start, 'RDATE;VALUE=DATE:20270701'])), recurs],
  ['a rule by the month', rule('FREQ=DAILY;BYMONTHDAY=31;BYMONTH=2'), recurs],
  ['a rule of seven days', rule('FREQ=DAILY;INTERVAL=7;BYDAY=MO'), recurs],
  ['a rule for the fifth Monday', rule('FREQ=MONTHLY;INTERVAL=48;BYDAY=5MO'), recurs],
  ['other weeks from Monday', rule('FREQ=WEEKLY;INTERVAL=2;WKST=MO'), recurs],
  ['another zone', answering(calendar([start, 'EXDATE;TZID=Far/Away:20270613T000000'])), date],
  ['a rule that ends at a time', rule('FREQ=DAILY;UNTIL=20270613T230000Z'), recurs],
  ['an empty calendar', answering(calendar()), 'it is empty, and was not before'],
])('keeps the reading of a calendar that answers with %s, and names the fault', async (_, get, why) => {
  const { calendars, messages, isRefused } = await readList(list, before, now, get)
  expect(calendars).toEqual(before)
  expect(isRefused).toBe(true)
  expect(messages).toEqual([expect.stringMatching(/; its reading of 20 November 2026, 9:00 AM stays\.$/)])
  expect(messages[0]).toContain(`house, calendar 1: ${why}`)
  expect(messages[0]).not.toMatch(/secret|Mary/)
})

it('reads a calendar as empty that says itself that it is one, at an address of webcal', async () => {
  const cancelled = calendar([...days('20270612', '20270615'), 'STATUS:CANCELLED'])
  const declared = cancelled.replace('BEGIN:VCALENDAR', '$&\r\nVERSION:2.0\r\nPRODID:-//A//B//EN')
  const read = await readList(list.replace('https', 'webcal'), before, now, answering(declared))
  expect(read.isRefused).toBe(false)
  expect(read.calendars.house).toEqual([{ key, reading: { readAt: now.toISOString(), taken: [] } }])
})

it.each(['{', '{"house":[{"key":1}]}', '{"house":[{"key":"a","reading":{"readAt":"x","taken":[]}}]}'])(
  'names the kept file where it is broken: %s',
  (text) => {
    const file = join(mkdtempSync(join(tmpdir(), 'kept-')), 'calendars.json')
    writeFileSync(file, text)
    expect(() => keptCalendars(file)).toThrow(`${file} is broken`)
  },
)

it('reads the other calendar of a property whose first fails, and counts from the older reading', async () => {
  const other = 'https://b.example/own.ics'
  const get: Get = (url) =>
    url === other ? answering(calendar(days('20270701', '20270703')))(url) : failing('TypeError')(url)
  const { calendars, messages } = await readList(`${list}\r\n\nhouse ${other}\n`, before, now, get)
  expect(readingOf(calendars.house)).toEqual({
    readAt: '2026-11-20T09:00:00Z',
    taken: nights('2027-06-12/2027-06-15', '2027-07-01/2027-07-03'),
  })
  expect(messages[1]).toBe('house, calendar 2: read; the next night that it takes: 2027-07-01.')
})

it('knows nothing of a property while one of its calendars has never been read', async () => {
  const { calendars, messages } = await readList(list, {}, now, failing('TypeError'))
  expect(messages[0]).toMatch(/it has never been read\.$/)
  expect(readingOf(calendars.house)).toBeUndefined()
  expect(readingOf()).toBeUndefined()
})

it('reads nothing, and keeps all, when a line of the list is not understood', async () => {
  const { calendars, messages } = await readList(`${list}\nshed ${address}`, before, now, answering(good))
  expect(calendars).toBe(before)
  expect(messages).toEqual([expect.stringMatching(/^Nothing is read: line 2 of the list/)])
})
