/** @jest-environment node */
import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { addDays } from '@/lib/availability/nights'
import { someDates } from '@/lib/testing/dates'
import { takenIn } from './calendar'

const today = '2026-11-22'

/** Ranges of nights, each from its first night to the day of departure. */
const nights = (...ranges: string[]) => ranges.map((range) => range.split('/') as [string, string])

/** A calendar with events, each given by its lines. */
const calendar = (...events: string[][]) =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    ...events.flatMap((lines, index) => ['BEGIN:VEVENT', `UID:${index}`, ...lines, 'END:VEVENT']),
    'END:VCALENDAR',
    '',
  ].join('\r\n')

const taken = (...lines: string[]) => takenIn(calendar(lines), today)
const compact = (date: string) => date.replaceAll('-', '')
const days = (first: string, end: string) => [`DTSTART;VALUE=DATE:${first}`, `DTEND;VALUE=DATE:${end}`]

it.each([
  ['airbnb', nights('2026-11-22/2026-11-24', '2027-06-12/2027-06-16')],
  ['booking', nights('2027-06-12/2027-06-14', '2027-08-01/2027-08-08')],
  ['vrbo', nights('2027-07-03/2027-07-10', '2027-12-20/2028-01-03')],
  ['airbnb-window', nights('2026-11-22/2026-11-24', '2027-05-01/2027-05-08')],
  ['google', nights('2027-04-02/2027-04-06', '2027-09-10/2027-09-13')],
  ['own', nights('2027-02-12/2027-02-15')],
])('reads a feed as %s writes it', (platform, ranges) => {
  expect(takenIn(readFileSync(`scripts/make/availability/feeds/${platform}.ics`, 'utf8'), today)).toEqual(
    ranges,
  )
})

const closed = (first: string, end: string, summary = 'Airbnb (Not available)') => [
  ...days(compact(first), compact(end)),
  `SUMMARY:${summary}`,
]
const inDays = (count: number) => addDays(today, count)

it('leaves out what Airbnb closes beyond its booking window, wherever it stands in the file', () => {
  const feed = calendar(
    closed(inDays(60), inDays(300)),
    closed('2026-12-05', '2026-12-08'),
    days('20261201', '20261203'),
  )
  const notes: string[] = []
  expect(takenIn(feed, today, notes)).toEqual(nights('2026-12-01/2026-12-03', '2026-12-05/2026-12-08'))
  expect(notes).toEqual(['1 event beyond the booking window left out.'])
})

it.each<[string, ...string[][]]>([
  ['begins within 60 days', closed(inDays(59), inDays(366))],
  ['ends within 300 days', closed(inDays(60), inDays(299))],
  ['lasts less than four weeks', closed(inDays(280), inDays(307))],
  ['is followed by another event', closed(inDays(100), inDays(366)), closed(inDays(370), inDays(372))],
  ['another platform writes', closed(inDays(100), inDays(366), 'CLOSED - Not available')],
  ['has more in its name', closed(inDays(100), inDays(366), 'Airbnb (Not available) Mary')],
])('takes the nights of a closed time that %s', (_, ...events) => {
  const notes: string[] = []
  expect(takenIn(calendar(...events), today, notes)).toHaveLength(events.length)
  expect(notes).toEqual([])
})

it('takes the nights from the first day to the day of departure, whatever the dates', () => {
  fc.assert(
    fc.property(someDates('2026-11-22', '2030-12-31'), fc.integer({ min: 1, max: 60 }), (first, nights) => {
      const departure = addDays(first, nights)
      expect(taken(...days(compact(first), compact(departure)))).toEqual([[first, departure]])
    }),
    { numRuns: 50 },
  )
})

it.each<[string, string[], string[][]]>([
  ['a whole day without an end', ['DTSTART;VALUE=DATE:20270612'], nights('2027-06-12/2027-06-13')],
  ['a whole day that ends on itself', days('20270612', '20270612'), nights('2027-06-12/2027-06-13')],
  ['a length', ['DTSTART;VALUE=DATE:20270612', 'DURATION:P3D'], nights('2027-06-12/2027-06-15')],
  ['times of day', ['DTSTART:20270612T150000', 'DTEND:20270615T110000'], nights('2027-06-12/2027-06-15')],
  ['an afternoon', ['DTSTART:20270612T150000', 'DTEND:20270612T170000'], []],
  [
    'midnight in Ireland, written in UTC',
    ['DTSTART:20270611T230000Z', 'DTEND:20270614T230000Z'],
    nights('2027-06-12/2027-06-15'),
  ],
  [
    'a zone that the feed does not define, whose times count as Irish',
    ['DTSTART;TZID=GMT Standard Time:20270612T210000', 'DTEND;TZID=GMT Standard Time:20270614T090000'],
    nights('2027-06-12/2027-06-14'),
  ],
  ['an end in the year 9999', days('20270612', '99991231'), nights('2027-06-12/9999-12-31')],
  [
    'an event that lasts beyond the year 9999',
    ['DTSTART;VALUE=DATE:20270612', 'DURATION:P9999999D'],
    nights('2027-06-12/9999-12-31'),
  ],
  [
    'a moved occurrence that has a rule of its own',
    [...days('20270612', '20270615'), 'RECURRENCE-ID;VALUE=DATE:20270611', 'RRULE:FREQ=WEEKLY'],
    nights('2027-06-12/2027-06-15'),
  ],
  ['an event that is over', days('20260612', '20260615'), []],
  ['an event that has begun', days('20261120', '20261124'), nights('2026-11-22/2026-11-24')],
  ['a cancelled event', [...days('20270612', '20270615'), 'STATUS:CANCELLED'], []],
  [
    'a tentative event that is marked as free',
    [...days('20270612', '20270615'), 'STATUS:TENTATIVE', 'TRANSP:TRANSPARENT'],
    nights('2027-06-12/2027-06-15'),
  ],
])('understands %s', (_, lines, ranges) => {
  expect(taken(...lines)).toEqual(ranges)
})

it('follows a zone that the feed defines itself', () => {
  const zone = [
    'BEGIN:VTIMEZONE',
    'TZID:Far east',
    'BEGIN:STANDARD',
    'DTSTART:19700101T000000',
    'TZOFFSETFROM:+1200',
    'TZOFFSETTO:+1200',
    'END:STANDARD',
    'END:VTIMEZONE',
  ]
  const event = calendar(['DTSTART;TZID=Far east:20270612T090000', 'DTEND;TZID=Far east:20270614T200000'])
  const source = event.replace('BEGIN:VEVENT', [...zone, 'BEGIN:VEVENT'].join('\r\n'))
  expect(takenIn(source, today)).toEqual(nights('2027-06-11/2027-06-14'))
})

it('follows a recurring event for three years, with the dates that it leaves out and adds', () => {
  const weekly = taken(...days('20200103', '20200105'), 'RRULE:FREQ=WEEKLY')
  expect(weekly.slice(0, 2)).toEqual(nights('2026-11-27/2026-11-29', '2026-12-04/2026-12-06'))
  expect(weekly.at(-1)![0] > '2029-11-01').toBe(true)

  expect(taken(...days('19990101', '19990102'), 'RRULE:FREQ=DAILY')).toEqual(nights('2026-11-22/2029-11-24'))

  const lines = ['RRULE:FREQ=YEARLY;COUNT=3', 'EXDATE;VALUE=DATE:20280601', 'RDATE;VALUE=DATE:20270901']
  expect(taken(...days('20270601', '20270603'), ...lines)).toEqual(
    nights('2027-06-01/2027-06-03', '2027-09-01/2027-09-03', '2029-06-01/2029-06-03'),
  )
})

it('moves and cancels single occurrences of a recurring event', () => {
  const event = ['UID:weekly', ...days('20270604', '20270606'), 'RRULE:FREQ=WEEKLY;COUNT=3']
  const moved = ['UID:weekly', 'RECURRENCE-ID;VALUE=DATE:20270611', ...days('20270612', '20270613')]
  const cancelled = ['UID:weekly', 'RECURRENCE-ID;VALUE=DATE:20270618', ...days('20270618', '20270620')]
  const source = calendar(event, moved, [...cancelled, 'STATUS:CANCELLED']).replace(/UID:\d\r\n/g, '')
  expect(takenIn(source, today)).toEqual(nights('2027-06-04/2027-06-06', '2027-06-12/2027-06-13'))
})

it('reads several calendars in one file, and leaves out one that takes its events back', () => {
  const one = calendar(days('20270612', '20270615'))
  const other = calendar(days('20270615', '20270618'))
  const back = calendar(days('20270701', '20270702')).replace('VERSION', 'METHOD:CANCEL\r\nVERSION')
  expect(takenIn(one + other + back, today)).toEqual(nights('2027-06-12/2027-06-18'))
})

it('reads folded lines, old line ends and lines that no calendar should hold', () => {
  const source = calendar([
    'DTSTART;VALUE=DA\r\n TE:202706\r\n\t12',
    'DTEND;VALUE=DATE:20270615',
    'Müller, no colon',
  ])
  const withComment = `${source}<!-- cached -->`
  for (const text of [source, withComment, source.replaceAll('\r\n', '\n'), source.replaceAll('\r\n', '\r')])
    expect(takenIn(text, today)).toEqual(nights('2027-06-12/2027-06-15'))
})

it.each([
  ['another kind of file', 'BEGIN:VCARD\r\nEND:VCARD', 'it is no calendar'],
  ['half a calendar', calendar(days('20270612', '20270615')).slice(0, -20), 'breaks off before its end'],
  ['a 30 February', calendar(days('20270230', '20270615')), 'it holds an event without a date that exists'],
  ['an event without a date', calendar(['SUMMARY:Mary']), 'it holds an event that cannot be read'],
  [
    'a rule that nobody understands',
    calendar([...days('20270612', '20270615'), 'RRULE:FREQ=SOMETIMES']),
    'it holds an event that cannot be read',
  ],
  [
    'an event of every second since long ago',
    calendar(['DTSTART:20200101T000000Z', 'RRULE:FREQ=SECONDLY']),
    'it holds an event that recurs too often',
  ],
])('refuses %s as a whole', (_, text, message) => {
  expect(() => takenIn(text, today)).toThrow(message)
})

it('never fails on garbage but with a fault of its own', () => {
  const known = ['BEGIN:VEVENT', 'END:VEVENT', 'DTSTART;VALUE=DATE:20270612', 'RRULE:FREQ=DAILY', 'DTEND:x']
  const line = fc.oneof(fc.string(), fc.constantFrom(...known))
  fc.assert(
    fc.property(fc.array(line), (lines) => {
      try {
        takenIn(calendar(lines), today)
      } catch (error) {
        expect((error as Error).message).toMatch(/^it /)
      }
    }),
  )
})
