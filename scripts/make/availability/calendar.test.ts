/** @jest-environment node */
import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { addDays, countNights } from '@/lib/availability/nights'
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

/** A calendar that holds one component, given by its lines. */
const component = (name: string, ...lines: string[]) =>
  ['BEGIN:VCALENDAR', `BEGIN:${name}`, ...lines, `END:${name}`, 'END:VCALENDAR', ''].join('\r\n')

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
const stay = nights('2027-06-12/2027-06-15')
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

it.each([
  ['a stay', ['2027-02-20/2027-06-12', '2027-06-15/2027-11-23'], 2],
  ['two stays', ['2027-02-20/2027-06-12', '2027-06-15/2027-06-16', '2027-06-19/2027-11-23'], 3],
  ['a stay near its beginning', ['2027-02-20/2027-02-24', '2027-02-27/2027-11-23'], 2],
])('leaves out a booking window that is split by %s as a whole', (_, parts, count) => {
  const ranges = nights(...parts)
  const stays = ranges.slice(1).map(([first], index) => days(compact(ranges[index]![1]), compact(first)))
  const notes: string[] = []
  expect(takenIn(calendar(...ranges.map((each) => closed(...each)), ...stays), today, notes)).toEqual(
    ranges.slice(1).map(([first], index) => [ranges[index]![1], first]),
  )
  expect(notes).toEqual([`${count} events beyond the booking window left out.`])
})

it.each([
  ['that stands alone before it', ['2027-05-01/2027-06-10'], ['2027-06-12/2027-06-15']],
  ['for the preparation of a stay', ['2027-06-10/2027-06-12'], ['2027-06-12/2027-06-15']],
  ['that a stay does not part from it', ['2027-05-01/2027-06-15'], []],
])('takes a closed time %s, and leaves out the booking window alone', (_, blocks, stays) => {
  const feed = calendar(
    ...nights(...blocks).map((each) => closed(...each)),
    ...nights(...stays).map(([first, end]) => days(compact(first), compact(end))),
    closed('2027-06-15', '2027-11-23'),
  )
  expect(takenIn(feed, today).at(-1)![1]).toBe('2027-06-15')
  expect(takenIn(feed, today).at(0)![0]).toBe(blocks[0]!.slice(0, 10))
})

it.each([
  ['from today', '2026-11-22', '2026-11-29'],
  ['from yesterday', '2026-11-21', '2026-11-24'],
])('takes a notice period %s, unless its calendar is marked', (_, first, end) => {
  const feed = calendar(closed(first, end), days('20270612', '20270615'))
  const notes: string[] = []
  expect(takenIn(feed, today)).toEqual([...nights(`2026-11-22/${end}`), ...stay])
  expect(takenIn(feed, today, notes, { openNotice: true })).toEqual(stay)
  expect(notes).toEqual(['1 event of the notice period left out.'])
})

it.each([
  ['tomorrow', closed(inDays(1), inDays(3))],
  ['today, for more than a week', closed(today, inDays(8))],
  ['today, for a stay', days(compact(today), compact(inDays(2)))],
])('takes closed time that begins %s, also where a notice period is left out', (_, lines) => {
  expect(takenIn(calendar(lines), today, [], { openNotice: true })).toHaveLength(1)
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

it.each<[string, ...string[]]>([
  ['names in small letters', 'dtstart;value=date:20270612', 'dtend;value=date:20270615'],
  ['a blank behind the colon', 'DTSTART;VALUE=DATE: 20270612 ', 'DTEND: 20270615'],
  ['blanks around the colon', 'DTSTART; VALUE=DATE : 20270612', 'DTEND :20270615'],
  ['dates with hyphens', 'DTSTART;VALUE=DATE:2027-06-12', 'DTEND:2027-06-15'],
  ['times with colons', 'DTSTART:2027-06-12T15:00:00', 'DTEND:2027-06-15T10:00Z'],
  ['dates that are marked as times', 'DTSTART;VALUE=DATE-TIME:20270612', 'DTEND;VALUE=DATE-TIME:20270615'],
  [
    'times that are marked as dates',
    'DTSTART;VALUE=DATE:20270612T000000',
    'DTEND;VALUE=DATE:20270615T000000',
  ],
  ['a day, and a time', 'DTSTART;VALUE=DATE:20270612', 'DTEND:20270615T100000Z'],
  [
    'a zone with colons',
    'DTSTART;TZID=(UTC+00:00) Dublin:20270612T150000',
    'DTEND;TZID="(UTC+01:00)":20270615T100000',
  ],
  ['a length in hours', 'DTSTART:20270612T150000Z', 'DURATION:PT68H'],
  ['a length in hours from a day on', 'DTSTART;VALUE=DATE:20270612', 'duration:pt72h'],
  ['a length in days and hours', 'DTSTART:20270612T150000', 'DURATION:P2DT19H'],
  ['an end before its beginning', 'DTSTART:20270615', 'DTEND:20270612'],
  ['the same dates twice', 'DTSTART:20270612', 'DTSTART:20270612', 'DTEND:20270615'],
  [
    'two periods',
    'DTSTART:20270612',
    'RDATE;VALUE=PERIOD:20270613T140000Z/P1D,20270614T140000Z/20270615T100000Z',
  ],
  [
    'a rule whose last day has no time',
    'DTSTART:20270612T150000',
    'DTEND:20270613T100000',
    'RRULE:FREQ=DAILY;UNTIL=20270614',
  ],
  [
    'a rule of days whose last day is midnight in Ireland',
    'DTSTART:20270612',
    'RRULE:FREQ=DAILY;UNTIL=20270613T230000Z',
  ],
  ['a rule in small letters', 'DTSTART:20270612', 'rrule:freq=daily;count=3;'],
  ['a rule that its own date does not follow', 'DTSTART:20270612', 'RRULE:FREQ=WEEKLY;COUNT=2;BYDAY=SU,MO'],
  [
    'two rules, one of which ends',
    'DTSTART:20270612',
    'RRULE:FREQ=DAILY;COUNT=1',
    'RRULE:FREQ=DAILY;COUNT=3',
  ],
  [
    'days added to a stay with times',
    'DTSTART:20270613T150000',
    'DTEND:20270614T100000',
    'RDATE;VALUE=DATE:20270612,20270614',
  ],
  [
    'a stay that a cancelled one is named in',
    'DTSTART:20270612',
    'DTEND:20270615',
    'STATUS:CONFIRMED',
    'STATUS:CANCELLED',
  ],
  ['a state in small letters', 'DTSTART:20270612', 'DTEND:20270615', 'STATUS:cancelled'],
  ['a state in words', 'DTSTART:20270612', 'DTEND:20270615', 'STATUS:CANCELLED BY GUEST?'],
])('takes the nights of an event with %s', (_, ...lines) => {
  expect(taken(...lines)).toEqual(stay)
})

it.each<[string, string, string]>([
  ['one minute before midnight', '20270612T000000', '20270614T235900'],
  ['one second before midnight', '20270612T000000', '20270614T235959'],
  ['a summer in UTC', '20270612T000000Z', '20270614T235959Z'],
  ['Irish days in UTC', '20270611T230000Z', '20270614T225959Z'],
  ['midnight as the hour 24', '20270612T000000', '20270614T240000'],
  ['arrival in the afternoon', '20270612T150000', '20270614T235959'],
])('takes the last night of whole days that are written as times: %s', (_, first, last) => {
  expect(taken(`DTSTART:${first}`, `DTEND:${last}`)).toEqual(stay)
  expect(takenIn(component('VFREEBUSY', `FREEBUSY:${first}/${last}`), today)).toEqual(stay)
})

it.each([
  ['20270612T000000', '20270612T235959'],
  ['20270328T000000Z', '20270328T225959Z'],
  ['20271030T230000Z', '20271031T235959Z'],
  ['20270612T150000', '20270612T150000'],
  ['20270612T150000', '20270612T100000'],
])('takes one night of an event from %s to %s', (first, last) => {
  expect(taken(`DTSTART:${first}`, `DTEND:${last}`).map(countNights)).toEqual([1])
})

it('takes one night of an event that begins at a time and has no end', () => {
  expect(taken('DTSTART:20270612T150000Z')).toEqual(nights('2027-06-12/2027-06-13'))
})

it('takes each last night of recurring whole days that are written as times, also when the clocks change', () => {
  const found = taken(
    'DTSTART;TZID=Irish:20270328T000000',
    'DTEND;TZID=Irish:20270328T235959',
    'RRULE:FREQ=WEEKLY;COUNT=2',
  )
  expect(found).toEqual(nights('2027-03-28/2027-03-29', '2027-04-04/2027-04-05'))
})

it.each<[string, ...string[]]>([
  ['a busy time', 'FREEBUSY;FBTYPE=BUSY:20270612T140000Z/20270615T100000Z'],
  ['a busy time without a kind', 'FREEBUSY:20270612T140000Z/20270615T100000Z'],
  ['a length', 'freebusy;fbtype=busy:20270612T140000Z/P2DT20H'],
  [
    'several periods',
    'FREEBUSY:20270612T140000Z/P1D,20270613T140000Z/20270614T140000Z, 20270614T140000Z/PT20H',
  ],
  [
    'several lines',
    'FREEBUSY:20270612T140000Z/P1D',
    'FREEBUSY;FBTYPE=FREE:20270701T140000Z/P1D',
    'FREEBUSY:20270613/P2D',
  ],
  [
    'tentative and unavailable times',
    'FREEBUSY;FBTYPE=BUSY-TENTATIVE:20270612T140000Z/P1D',
    'FREEBUSY;FBTYPE=BUSY-UNAVAILABLE;X-A="a:b":20270613T140000Z/P2D',
  ],
  ['an unknown kind', 'FREEBUSY;FBTYPE=X-FREE:20270612T140000Z/P3D'],
])('takes the nights of busy times: %s', (_, ...lines) => {
  expect(takenIn(component('VFREEBUSY', ...days('20270101', '20271231'), ...lines), today)).toEqual(stay)
})

it.each<[string, ...string[]]>([
  ['a state', 'Status:Cancelled', 'Status: CANCELLED', 'status:CANCELLED'],
  ['a beginning and an end', 'Begin: 12 June', 'End: 15 June'],
  ['a beginning and an end of one word', 'Begin: today', 'BEGIN:STANDARD', 'End: DAYLIGHT', 'END:June'],
  ['a component of no calendar', 'BEGIN:STAY', 'Duration: long', 'END:STAY'],
  ['a length', 'Duration: 3 nights'],
  ['a name', 'UID: 12', 'Summary: Airbnb (Not available)'],
  ['an alarm', 'BEGIN:VALARM', 'TRIGGER:-PT15M', 'DURATION:PT5M', 'STATUS:CANCELLED', 'END:VALARM'],
  ['other texts', 'DTSTAMP:never', 'Müller', '', ':', '=', 'END', 'X-DTEND:20270701'],
])('reads a description with raw line breaks that hold %s as text', (_, ...lines) => {
  expect(taken('DESCRIPTION:Hello', ...lines, ...days('20270612', '20270615'))).toEqual(stay)
  expect(taken(...days('20270612', '20270615'), 'DESCRIPTION:Hello', ...lines)).toEqual(stay)
})

it('reads lines between two texts that look like a component as those of the event', () => {
  expect(taken('DTSTART:20270612', 'Begin: June', 'DTEND:20270615', 'End: June')).toEqual(stay)
  const text = calendar(['DTSTART:20270612', 'DTEND:20270615', 'End: June'])
  expect(takenIn(text.replace('VERSION:2.0', 'Begin: June'), today)).toEqual(stay)
})

it('keeps the occurrences of several recurring events of one name, whatever a cancelled occurrence says', () => {
  const text = calendar(
    ['UID:a', 'DTSTART:20270612', 'RRULE:FREQ=WEEKLY;COUNT=2'],
    ['UID:a', 'DTSTART:20270619', 'RRULE:FREQ=WEEKLY;COUNT=2'],
    ['UID:a', 'RECURRENCE-ID:20270619', 'STATUS:CANCELLED'],
  ).replaceAll(/UID:\d\r\n/g, '')
  expect(takenIn(text, today)).toHaveLength(3)
})

it('takes whole days by the clock of a zone that the feed defines, quotes and colons in its name included', () => {
  const zone = component(
    'VTIMEZONE',
    'TZID:(UTC+01:00) Berlin',
    'BEGIN:STANDARD',
    'DTSTART:19700101T000000',
    'TZOFFSETFROM:+0200',
    'TZOFFSETTO:+0200',
    'END:STANDARD',
  )
  for (const end of ['20270614T235959', '20270615T000000']) {
    const event = [
      'BEGIN:VEVENT',
      'DTSTART;TZID="(UTC+01:00) Berlin":20270612T000000',
      `DTEND;TZID=(UTC+01:00) Berlin:${end}`,
      'END:VEVENT',
      'END:VCALENDAR',
    ]
    expect(takenIn(zone.replace('END:VCALENDAR', event.join('\n')), today)).toEqual(stay)
  }
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

it('reads several calendars in one file, and counts all versions of an event', () => {
  const one = calendar(['SEQUENCE:0', ...days('20270612', '20270615')])
  const other = calendar(['SEQUENCE:1', ...days('20270615', '20270618')])
  expect(takenIn(one + other, today)).toEqual(nights('2027-06-12/2027-06-18'))
})

it('reads a file that is indented by hand', () => {
  const source = `BEGIN:VCALENDAR\n\n  BEGIN:VEVENT\n    DTSTART:20270612\n\tDTEND:20270615\n  END:VEVENT\nEND:VCALENDAR`
  expect(takenIn(source, today)).toEqual(stay)
})

it('reads folded lines, old line ends and lines that no calendar should hold', () => {
  const source = calendar([
    'DTSTART;VALUE=DA\r\n TE:202706\r\n\t12',
    'DTEND;VALUE=DATE:20270615',
    'Müller, no colon',
  ])
  const withComment = `${source}<!-- cached -->`
  for (const text of [
    source,
    withComment,
    source.replaceAll('\r\n', '\n'),
    source.replaceAll('\r\n', '\r'),
    source.replaceAll('\r\n', '\r\r\n'),
  ])
    expect(takenIn(text, today)).toEqual(nights('2027-06-12/2027-06-15'))
})

const outside = 'it holds events or dates that stand outside'
const other = 'it holds times that are no events'

it.each([
  [
    'another kind of file',
    'BEGIN:VCARD\r\nEND:VCARD',
    'it is no calendar, which begins with BEGIN:VCALENDAR',
  ],
  ['a web page', ' <!DOCTYPE html>\nBEGIN:VCALENDAR\nEND:VCALENDAR', 'it is no calendar, but a web page'],
  ['nothing', '\uFEFF\r\n', 'it is no calendar, but empty'],
  ['half a calendar', calendar(days('20270612', '20270615')).slice(0, -20), 'it breaks off before its end'],
  ['half a second one', `${calendar()}BEGIN:VCALENDAR`, 'it breaks off before its end'],
  [
    'an event that does not end',
    calendar(days('1', '2'), []).replace('END:VEVENT', ''),
    'its 1st event does not',
  ],
  ['an event that does not begin', calendar([]).replace('BEGIN:VEVENT', ''), outside],
  ['an event behind the end', `${calendar()}BEGIN:VEVENT\nDTSTART:20270612\nEND:VEVENT`, outside],
  ['dates behind the end', `${calendar()}DTSTART:20270612`, outside],
  ['dates in no event', calendar().replace('VERSION:2.0', 'DTSTART:20270612'), outside],
  ['an event under another name', calendar(days('20270612', '20270615')).replaceAll('VEVENT', 'STAY'), other],
  ['hours of availability', component('VAVAILABILITY', 'SUMMARY:Open'), other],
  [
    'hours of availability beside events',
    component('VAVAILABILITY') + calendar(days('20270612', '20270615')),
    other,
  ],
  [
    'events in a component of a platform',
    `BEGIN:VCALENDAR\nBEGIN:X-A\nBEGIN:VEVENT\nDTSTART:20270612\nEND:VEVENT\nEND:X-A\nEND:VCALENDAR`,
    other,
  ],
  ['tasks with dates and no event', component('VTODO', 'DUE:20270612'), 'it holds tasks or notes with dates'],
  [
    'notes with dates and no event',
    component('VJOURNAL', 'DTSTART:20270612'),
    'it holds tasks or notes with dates',
  ],
  [
    'tasks beside no busy time',
    component('VTODO', 'DUE:20270612') + component('VFREEBUSY'),
    'it holds tasks',
  ],
])('refuses %s as a whole', (_, text, message) => {
  expect(() => takenIn(text, today)).toThrow(message)
})

it('takes a calendar without events as empty, whether it holds time zones, undated tasks or nothing', () => {
  const parts = [component('VTIMEZONE', 'DTSTART:19700101T000000'), component('VTODO', 'SUMMARY:Paint')]
  for (const text of [calendar(), ...parts, component('VFREEBUSY', ...days('20270101', '20271231'))])
    expect(takenIn(text, today)).toEqual([])
})

it('reads the events beside tasks with dates, and counts the tasks', () => {
  const notes: string[] = []
  const text = component('VTODO', 'DUE:20270612') + calendar(days('20270612', '20270615'))
  expect(takenIn(text, today, notes)).toEqual(nights('2027-06-12/2027-06-15'))
  expect(notes).toEqual(['Tasks and notes left out: 1.'])
})

const start = 'DTSTART;VALUE=DATE:20270612'
const noDate = 'on a date that does not exist'

it.each<[string, string, string[]]>([
  ['30 February', `its 2nd event (2027) begins ${noDate}`, days('20270230', '20270615')],
  ['an end on 31 June', `its 2nd event (2027) ends ${noDate}`, days('20270612', '20270631')],
  ['an hour 25', `its 2nd event (2027) begins ${noDate}`, ['DTSTART:20270612T250000']],
  ['a date in words', `its 2nd event begins ${noDate}`, ['DTSTART:12 June 2027']],
  ['an end in words', `its 2nd event (2027) ends ${noDate}`, [start, 'DTEND:15 June 2027']],
  ['an empty end', `its 2nd event (2027) ends ${noDate}`, [start, 'DTEND:']],
  ['an end without a colon', `its 2nd event (2027) ends ${noDate}`, [start, 'DTEND 20270615']],
  [
    'a broken date of last year and an end to come',
    `its 2nd event (2025) begins ${noDate}`,
    days('20250231', '20270615'),
  ],
  ['a broken date of this year', `its 2nd event (2026) begins ${noDate}`, days('20260231', '20260303')],
  ['a broken date that lasts until now', `begins ${noDate}`, ['DTSTART:20250231', 'DURATION:P400D']],
  ['a broken date with a rule', `begins ${noDate}`, [...days('20190231', '20190303'), 'RRULE:FREQ=YEARLY']],
  ['no date', 'its 2nd event does not say when it begins', ['SUMMARY:Mary']],
  ['an end alone', 'its 2nd event (2027) does not say when it begins', ['DTEND:20270612']],
  ['two beginnings', 'its 2nd event (2027) begins on two dates', [start, 'DTSTART:20270613']],
  [
    'a broken length',
    'its 2nd event (2027) lasts for a time that cannot be read',
    [start, 'DURATION:3 nights'],
  ],
  ['a rule of no kind', 'its 2nd event (2027) recurs by a rule', [start, 'RRULE:FREQ=SOMETIMES']],
  [
    'a daily rule that numbers its days',
    'its 2nd event (2027) recurs by a rule',
    [start, 'RRULE:FREQ=DAILY;BYDAY=1MO'],
  ],
  [
    'a rule until no date',
    'its 2nd event (2027) recurs by a rule',
    [start, 'RRULE:FREQ=DAILY;UNTIL=20270631'],
  ],
  ['an added date that does not exist', 'its 2nd event (2027) recurs by a rule', [start, 'RDATE:20270631']],
  [
    'an occurrence that moves all later ones',
    'its 2nd event (2027) recurs by a rule',
    [start, 'RECURRENCE-ID;RANGE=THISANDFUTURE:20270611'],
  ],
  [
    'an event of every second',
    'its 2nd event (2020) recurs too often',
    ['DTSTART:20200101T000000Z', 'RRULE:FREQ=SECONDLY'],
  ],
])('names an event with %s by its place and year', (_, message, lines) => {
  const read = () => takenIn(calendar(days('20270101', '20270103'), ['SUMMARY:Mary', ...lines]), today)
  expect(read).toThrow(new RegExp(`^(?!.*Mary).*${message.replaceAll(/[()]/g, '.')}`))
})

it('names a busy time that cannot be read by its place and year', () => {
  const text = component('VFREEBUSY', 'FREEBUSY:20270612T140000Z/P2D,20270631T140000Z/P2D')
  expect(() => takenIn(text, today)).toThrow('its 2nd busy time (2027) cannot be read')
})

it.each([
  ['31 February', days('20190231', '20190303')],
  ['an end that does not exist', days('20190225', '20190231')],
  ['a length', ['DTSTART:20190231', 'DURATION:P3D']],
  ['a zone', ['DTSTART;TZID=Europe/Dublin:20190231T150000']],
])('leaves out and counts a past event with a broken date: %s', (_, lines) => {
  const notes: string[] = []
  expect(takenIn(calendar(lines, days('20270612', '20270615')), today, notes)).toEqual(
    nights('2027-06-12/2027-06-15'),
  )
  expect(notes).toEqual(['1 past event that cannot be read left out.'])
})

it('never fails on garbage but with a fault of its own', () => {
  const known = ['BEGIN:VEVENT', 'END:VEVENT', 'DTSTART;VALUE=DATE:20270612', 'RRULE:FREQ=DAILY', 'DTEND:x']
  const line = fc.oneof(fc.string(), fc.constantFrom(...known))
  fc.assert(
    fc.property(fc.array(line), (lines) => {
      try {
        takenIn(calendar(lines), today)
      } catch (error) {
        expect((error as Error).message).toMatch(/^its? .+\. Fix: [A-Z]/)
      }
    }),
  )
})
