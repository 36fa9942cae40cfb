/**
 * `npm run availability` against a server on this machine that answers with each fault in turn.
 *
 * @jest-environment node
 */
import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type OutgoingHttpHeaders, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { gzipSync } from 'node:zlib'
import { availability, type Availability } from '@/lib/schema/availability'
import { feedsOf, readProperty } from './availability/feeds'
import { agentOf } from './availability/source'

// The command starts four times in one test, beside other tests.
jest.setTimeout(30_000)

const now = new Date('2026-11-22T09:00:00.123Z')
const readAt = '2026-11-22T09:00:00Z'
const earlier = '2026-11-20T21:00:00Z'

/** Ranges of nights, each from its first night to the day of departure. */
const nights = (...ranges: string[]) => ranges.map((range) => range.split('/') as [string, string])

const calendar = (...ranges: [string, string][]) =>
  [
    'BEGIN:VCALENDAR',
    ...ranges.flatMap(([first, end]) => [
      'BEGIN:VEVENT',
      `DTSTART;VALUE=DATE:${first}`,
      `DTEND;VALUE=DATE:${end}`,
      'SUMMARY:Séamus',
      'END:VEVENT',
    ]),
    'END:VCALENDAR',
  ].join('\r\n')
const good = calendar(['20270612', '20270615'])

let answer: RequestListener
let server: Server
let folder: string
let address: string

beforeAll(async () => {
  server = createServer((request, response) => answer(request, response))
  await once(server.listen(0, '127.0.0.1'), 'listening')
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/secret.ics`
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'edgewater-availability-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const answerWith = (body: string | Buffer, status = 200, headers = {}) => {
  answer = (_, response) => response.writeHead(status, headers).end(body)
}

/** An entry whose only feed was read two days ago. */
const keptEntry = (taken = nights('2027-07-01/2027-07-03')) => {
  const key = createHash('sha256').update(address).digest('hex')
  const reading = { readAt: earlier, taken }
  return { ...reading, feeds: [{ key, ...reading }] }
}

const read = (before: Availability[string] | undefined = keptEntry(), acceptEmpty = false) =>
  readProperty('house', [address], before, { now, acceptEmpty, timeout: 1500 })

it('writes the nights of a feed with the time of the reading', async () => {
  answerWith(good)
  const taken = nights('2027-06-12/2027-06-15')
  expect(await read()).toEqual({
    entry: { readAt, taken, feeds: [{ key: expect.stringMatching(/^[0-9a-f]{64}$/), readAt, taken }] },
    lines: ['house, calendar 1: read, 3 nights taken.'],
  })
})

it('reads Latin-1, follows a redirect, and takes an address with an @ in its path', async () => {
  answer = ({ url }, response) =>
    url === '/found'
      ? response.end(Buffer.from(good, 'latin1'))
      : response.writeHead(302, { Location: '/found' }).end()
  const feed = new URL('/me@example.com/own.ics', address).href
  const { lines } = await readProperty('house', [feed], undefined, { now })
  expect(lines).toEqual(['house, calendar 1: read, 3 nights taken.'])
})

const faults: [fault: string, answer: RequestListener, said: string][] = [
  ['an error', (_, response) => response.writeHead(418).end(), 'it answers with an error (418)'],
  [
    'a page to log in',
    (_, response) => response.end('<!DOCTYPE html><html>'),
    'it is no calendar, but a web page',
  ],
  ['nothing', (_, response) => response.writeHead(204).end(), 'it is no calendar, but empty'],
  [
    'a redirect to another protocol',
    (_, response) => response.writeHead(301, { Location: 'file:///etc/hostname' }).end(),
    'it cannot be reached',
  ],
  ['more than 5 MB', (_, response) => response.end(Buffer.alloc(5_000_001, 'X')), 'it has more than 5 MB'],
  ['nothing for too long', () => undefined, 'it has not answered within 1.5 seconds'],
  [
    'a body that does not end',
    (_, response) => response.write('BEGIN:VCALENDAR\r\n'),
    'it has not answered within 1.5 seconds',
  ],
  ['a broken connection', (_, response) => response.destroy(), 'it cannot be reached'],
  [
    'no event where it had some',
    (_, response) => response.end(calendar()),
    'it holds no night, and held some before',
  ],
]

it.each(faults)('keeps the last reading when a feed answers with %s', async (_, listener, said) => {
  answer = listener
  const { entry, lines } = await read()
  expect(entry).toEqual(keptEntry())
  expect(lines).toHaveLength(1)
  expect(lines[0]).toContain(`house, calendar 1: ${said}`)
  expect(lines[0]).toContain('are kept.')
  expect(lines[0]).not.toContain('secret')
})

const compressed = (text: string) => gzipSync(Buffer.from(text))
const utf16 = (text: string) => Buffer.from(text, 'utf16le')

it.each<[string, Buffer, headers?: OutgoingHttpHeaders]>([
  ['after a byte-order mark', Buffer.from(`\uFEFF${good}`)],
  ['compressed for the way', compressed(good), { 'Content-Encoding': 'gzip' }],
  ['in a compressed file', compressed(good)],
  ['in UTF-16 after a byte-order mark', utf16(`\uFEFF${good}`)],
  ['in UTF-16 alone', utf16(good)],
  ['in UTF-16 with its bytes the other way round', utf16(`\uFEFF${good}`).swap16()],
  ['under another kind', Buffer.from(good), { 'Content-Type': 'text/html; charset=utf-16' }],
])('reads a calendar %s, from a server and from a file', async (_, body, headers = {}) => {
  answerWith(body, 200, headers)
  const file = join(folder, 'own.ics')
  writeFileSync(file, body)
  const feeds = headers['Content-Encoding'] ? [address] : [address, file]
  const { entry } = await readProperty('house', feeds, undefined, { now })
  expect(entry?.feeds.map(({ taken }) => taken)).toEqual(feeds.map(() => nights('2027-06-12/2027-06-15')))
})

it.each<[string, Buffer, string]>([
  ['half of a compressed file', compressed(good).subarray(0, 40), 'it is compressed, and breaks off'],
  ['a compressed file of 20 MB', compressed('X'.repeat(20_000_000)), 'it is compressed, and breaks off'],
  ['an archive', Buffer.from('PK\x03\x04'), 'it is a ZIP archive. Fix: Unpack it'],
  ['nothing', Buffer.from(''), 'it is no calendar, but empty. Fix: '],
])('names %s in place of a calendar', async (_, body, said) => {
  answerWith(body)
  expect((await read()).lines).toEqual([expect.stringContaining(said)])
})

it('names a folder in place of a file', async () => {
  const { lines } = await readProperty('house', [folder], undefined, { now })
  expect(lines).toEqual([
    'house, calendar 1: it is a folder. Fix: Write the path of a file in it. It has never been read.',
  ])
})

describe('a server that refuses', () => {
  /** Answers with each status in turn, then with a calendar. Returns what is said, and the pauses in seconds. */
  async function readAfter(statuses: number[], headers: OutgoingHttpHeaders = {}, timeout = 10_000) {
    const left = [...statuses]
    answer = (_, response) => {
      const status = left.shift()
      return status ? response.writeHead(status, headers).end('secret') : response.end(good)
    }
    const pauses: number[] = []
    const wait = async (pause: number) => pauses.push(pause / 1000)
    const { lines } = await readProperty('house', [address], undefined, { now, timeout, wait })
    return { said: lines.join('\n'), pauses, refusals: statuses.length - left.length }
  }

  it.each([429, 500, 502, 503, 504])(
    'is asked again after some seconds where it answers with %i',
    async (status) => {
      expect(await readAfter([status, status])).toMatchObject({
        said: 'house, calendar 1: read, 3 nights taken.',
        pauses: [2, 4],
      })
    },
  )

  it('is asked again where the connection breaks', async () => {
    let requests = 0
    answer = (_, response) => (++requests < 3 ? response.destroy() : response.end(good))
    const wait = () => Promise.resolve()
    const { lines } = await readProperty('house', [address], undefined, { now, wait })
    expect(lines).toEqual(['house, calendar 1: read, 3 nights taken.'])
  })

  it.each([
    [401, 'it asks for a password (401). Fix: Copy its address again'],
    [403, 'it refuses to be read (403). Fix: Open its address in a browser'],
    [404, 'it is gone (404). Fix: Copy its address again'],
    [410, 'it is gone (410). Fix: Copy its address again'],
    [400, 'it answers with an error (400). Fix: Copy its address again'],
  ])('is not asked again where it answers with %i', async (status, said) => {
    const found = await readAfter([status])
    expect(found).toMatchObject({ pauses: [], refusals: 1 })
    expect(found.said).toContain(said)
  })

  it('is asked three times at most, and the line says so', async () => {
    const busy = await readAfter([503, 503, 503, 503])
    expect(busy).toMatchObject({ pauses: [2, 4], refusals: 3 })
    expect(busy.said).toContain(
      'its server is busy or has a fault of its own, 3 times (503). Fix: Run this again later',
    )
    expect((await readAfter([429, 429, 429])).said).toContain(
      'it has had too many requests, 3 times (429). Fix: ',
    )
  })

  const date = { Date: 'Sun, 22 Nov 2026 08:00:00 GMT' }

  it.each<[string, OutgoingHttpHeaders, number]>([
    ['seconds', { 'Retry-After': '5' }, 5],
    ['no seconds', { 'Retry-After': '0' }, 1],
    ['a date by its own clock', { ...date, 'Retry-After': 'Sun, 22 Nov 2026 08:00:07 GMT' }, 7],
    ['a date that is over', { ...date, 'Retry-After': 'Sun, 22 Nov 2026 07:00:00 GMT' }, 1],
    ['a word', { 'Retry-After': 'soon' }, 2],
  ])('is asked again when it says in Retry-After, which holds %s', async (_, headers, pause) => {
    expect(await readAfter([429], headers)).toMatchObject({ pauses: [pause] })
  })

  it.each<[string, OutgoingHttpHeaders, string]>([
    ['seconds', { 'Retry-After': '45' }, 'in 45 seconds'],
    ['minutes', { 'Retry-After': '900' }, 'in 15 minutes'],
    ['a date', { ...date, 'Retry-After': 'Sun, 22 Nov 2026 12:00:00 GMT' }, 'in 4 hours'],
  ])('is not waited for longer than the time limit, and the line gives its %s', async (_, headers, said) => {
    const found = await readAfter([503], headers)
    expect(found).toMatchObject({ pauses: [], refusals: 1 })
    expect(found.said).toContain(`Fix: Run this again ${said}, as it asks`)
  })

  it('is not asked again where the pauses would go beyond the time limit', async () => {
    expect(await readAfter([503, 503], {}, 5000)).toMatchObject({ pauses: [2], refusals: 2 })
  })
})

it('names itself and the address of the site to the server', async () => {
  let agent: string | undefined
  answer = ({ headers }, response) => {
    agent = headers['user-agent']
    response.end(good)
  }
  await readProperty('house', [address], undefined, { now, agent: agentOf('https://quay.example') })
  expect(agent).toBe('taken-nights/1.0 (+https://quay.example)')
})

it('takes an empty calendar as true when told so, and when it held no night before', async () => {
  answerWith(calendar())
  const nothing = { entry: { readAt, taken: [] }, lines: ['house, calendar 1: read, no nights taken.'] }
  expect(await read(keptEntry(), true)).toMatchObject(nothing)
  expect(await read(keptEntry([]))).toMatchObject(nothing)
  expect(await readProperty('house', [address], undefined, { now })).toMatchObject(nothing)
})

it('gives a property the date of its oldest feed, and the nights of all', async () => {
  answer = ({ url }, response) => (url === '/secret.ics' ? response.writeHead(500).end() : response.end(good))
  const other = new URL('/other', address).href
  const { entry } = await readProperty('house', [address, other], keptEntry(), { now })
  expect(entry).toMatchObject({
    readAt: earlier,
    taken: nights('2027-06-12/2027-06-15', '2027-07-01/2027-07-03'),
    feeds: [{ readAt: earlier }, { readAt }],
  })
})

it('shows nothing new of a property while one of its feeds has never been read', async () => {
  answerWith('', 404)
  writeFileSync(join(folder, 'own.ics'), good)
  expect(await readProperty('house', [join(folder, 'own.ics'), address], undefined, { now })).toEqual({
    lines: [
      'house, calendar 1: read, 3 nights taken.',
      'house, calendar 2: it is gone (404). Fix: Copy its address again from where the calendar offers its export. It has never been read.',
    ],
  })
})

it('takes an empty calendar as true when the nights that it held are over', async () => {
  answerWith(calendar())
  expect(await read(keptEntry(nights('2026-11-20/2026-11-22')))).toMatchObject({ entry: { taken: [] } })
  expect(await read(keptEntry(nights('2026-11-20/2026-11-23')))).toMatchObject({ entry: { readAt: earlier } })
})

it('drops the past nights of a reading that is kept', async () => {
  answerWith('', 500)
  expect(await read(keptEntry(nights('2026-11-20/2026-11-24')))).toMatchObject({
    entry: { taken: nights('2026-11-22/2026-11-24') },
  })
})

it('names the nights that two calendars both take', async () => {
  const two = calendar(['20270610', '20270612'], ['20270630', '20270702'], ['20270801', '20270810'])
  const other = new URL('/other', address).href
  const third = new URL('/secret.ics?3', address).href
  answer = ({ url }, response) => {
    if (url === '/secret.ics?3') return response.end(calendar(['20280101', '20280102']))
    return response.end(url === '/secret.ics' ? calendar(['20270601', '20270805']) : two)
  }
  const { lines } = await readProperty('house', [address, third, other], undefined, { now })
  expect(lines.slice(3)).toEqual([
    'house: calendars 1 and 3 both take 10, 11, 30 June, 1 July and 1 to 4 August: a double booking, or one imports the other.',
  ])
})

it('says how many more nights two calendars both take, after five', async () => {
  const seven = [11, 13, 15, 17, 19, 21, 23]
  answerWith(calendar(...seven.map((day): [string, string] => [`202706${day}`, `202706${day + 1}`])))
  const { lines } = await readProperty('house', [address, `${address}?2`], undefined, { now })
  expect(lines[2]!).toContain('both take 11, 13, 15, 17, 19 June and 2 more: a double')
})

it('takes what Airbnb closes beyond its booking window if the calendar is marked so', async () => {
  answerWith(calendar(['20270819', '20271123']).replaceAll('Séamus', 'Airbnb (Not available)'))
  const open = await readProperty('house', [address], undefined, { now })
  expect(open).toMatchObject({ entry: { taken: [] } })
  const kept = await readProperty('house', [address], undefined, {
    now,
    rules: { [address]: { keepClosed: true } },
  })
  expect(kept).toMatchObject({ entry: { taken: nights('2027-08-19/2027-11-23') } })
})

const a = 'https://a.example/1,2.ics'
const b = 'https://b.example/x?y=1'

it.each<[string, string, house: string[], apartment: string[]]>([
  ['a line for each calendar', `house ${a}\nhouse ${b}\r\n\napartment ${b}\n`, [a, b], [b]],
  ['all on one line, as where a field has one', `house ${a} apartment ${b}`, [a], [b]],
  ['commas between addresses', `House: ${a}, ${b},${a}`, [a, b], []],
])('takes the addresses of the calendars from %s', (_, text, house, apartment) => {
  const found = { feeds: { house, apartment }, rules: {}, faults: [] }
  expect(feedsOf(['house', 'apartment'], text, 'CALENDARS')).toEqual(found)
})

it('takes the rules of a calendar from the words behind its address', () => {
  const { feeds, rules } = feedsOf(
    ['house', 'apartment'],
    `house ${a}\nhouse ${b} keep-closed open-notice\napartment ${a}`,
    'CALENDARS',
  )
  expect(feeds).toEqual({ house: [a, b], apartment: [a] })
  expect(rules).toEqual({ [b]: { keepClosed: true, openNotice: true } })
})

it.each([
  [1, `cottage ${a}`],
  [2, `house ${a}\nsecret`],
  [1, a],
  [1, 'house keep-closed'],
  [1, 'house constructor'],
])('names once the line that is not understood, and prints no word of it', (line, text) => {
  const { faults } = feedsOf(['house', 'apartment'], text, 'content/calendars.txt')
  expect(faults).toEqual([
    expect.stringMatching(`content/calendars.txt, line ${line}: .* Fix: Write house or apartment, a space`),
  ])
  expect(faults.join()).not.toMatch(/cottage|secret|a\.example/)
})

it('says that an event ends before it begins, and counts its nights as taken', async () => {
  answerWith(calendar(['20270615', '20270612']))
  expect(await read()).toMatchObject({
    entry: { taken: nights('2027-06-12/2027-06-15') },
    lines: [expect.stringContaining('the nights from 2027-06-12 to 2027-06-15 count as taken')],
  })
})

it.each([
  'www.calendars.example/mine.ics',
  'http://calendars.example/mine.ics',
  'http://localhost.calendars.example/mine.ics',
  'ftp://calendars.example/mine',
  'https://me:word@calendars.example/',
])('does not read %s, and does not print it', async (feed) => {
  const { lines } = await readProperty('house', [feed], undefined, { now })
  expect(lines[0]).toContain(
    'house, calendar 1: it is no file here, and as an address it does not begin with https://, or holds a password',
  )
  expect(lines[0]).not.toContain('calendars.example')
})

describe('the command', () => {
  const file = () => join(folder, '.generated/availability.json')
  const written = (): Availability => JSON.parse(readFileSync(file(), 'utf8'))
  const write = (text: string) => {
    mkdirSync(join(folder, '.generated'), { recursive: true })
    writeFileSync(file(), text)
  }

  beforeEach(() => {
    mkdirSync(join(folder, 'content/properties'), { recursive: true })
    const list = "export const properties = [{ id: 'house' }, { id: 'apartment' }]"
    writeFileSync(join(folder, 'content/properties/all.ts'), list)
    writeFileSync(join(folder, 'content/site.ts'), "export const site = { url: 'https://quay.example' }")
  })

  async function run(environment: Record<string, string>, ...options: string[]) {
    const command = [resolve('node_modules/tsx/dist/cli.mjs'), '--tsconfig', resolve('tsconfig.json')]
    const child = spawn(process.execPath, [...command, resolve('scripts/make/availability.ts'), ...options], {
      cwd: folder,
      env: { ...process.env, ...environment },
    })
    let said = ''
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (said += chunk))
    const [code] = await once(child, 'close')
    return { code, said }
  }

  it('carries on from readings that an earlier version wrote into the content', async () => {
    const old = join(folder, 'content/generated/availability.json')
    mkdirSync(dirname(old), { recursive: true })
    writeFileSync(old, JSON.stringify({ house: keptEntry() }))
    const { said } = await run({})
    expect(said).toContain('its last reading is kept')
    expect(written()).toEqual({ house: keptEntry() })
    expect(existsSync(dirname(old))).toBe(false)
  })

  it('reads addresses and files, and prints and writes nothing but dates of them', async () => {
    const agents = new Set<string | undefined>()
    answer = ({ headers }, response) => {
      agents.add(headers['user-agent'])
      response.end(calendar(['20990101', '20990103']))
    }
    writeFileSync(join(folder, 'content/Mary.ics'), calendar(['20990103', '20990105']))
    const { code, said } = await run({
      CALENDARS: `house ${address}\nhouse ${address}?2\nhouse content/Mary.ics`,
    })
    expect({ code, said }).toEqual({
      code: 0,
      said: [
        'house, calendar 1: read, 2 nights taken.',
        'house, calendar 2: read, 2 nights taken.',
        'house, calendar 3: read, 2 nights taken.',
        'house: calendars 1 and 2 both take 1 and 2 January: a double booking, or one imports the other.',
        'apartment: no calendars.\n',
      ].join('\n'),
    })
    expect([...agents]).toEqual([agentOf('https://quay.example')])
    expect(Object.keys(written())).toEqual(['house'])
    expect(written().house?.taken).toEqual(nights('2099-01-01/2099-01-05'))
    expect(readFileSync(file(), 'utf8')).not.toMatch(/secret|127\.0|Mary|Séamus/)
    expect(availability.safeParse(written()).success).toBe(true)
  })

  it('reads the list in content/calendars.txt, a byte-order mark before it, where CALENDARS is unset or empty', async () => {
    answerWith(good)
    writeFileSync(
      join(folder, 'content/calendars.txt'),
      `\uFEFFhouse ${address}\r\napartment ${address}?2\r\n`,
    )
    const { code, said } = await run({ CALENDARS: '' })
    expect({ code, said }).toEqual({
      code: 0,
      said: 'house, calendar 1: read, 3 nights taken.\napartment, calendar 1: read, 3 nights taken.\n',
    })
    expect((await run({ CALENDARS: `house ${address}` })).said).toMatch(/^apartment: It has no calendars/m)
  })

  it('exits with 0 while every feed has a reading, with 1 when one has none', async () => {
    answerWith(calendar(['20990101', '20990103']))
    await run({ CALENDARS: `apartment ${address}` })
    answerWith(calendar())
    const warned = await run({ CALENDARS: `apartment ${address}` })
    expect(warned).toMatchObject({
      code: 0,
      said: expect.stringContaining('apartment, calendar 1: it holds no night'),
    })
    expect(written().apartment?.taken).toHaveLength(1)

    const failed = await run({
      CALENDARS: `apartment ${address} ${address}?2 webcal://calendars.example/mine`,
    })
    expect(failed).toMatchObject({ code: 1, said: expect.stringContaining('write https://') })
    expect(failed.said).not.toMatch(/secret|calendars\.example/)
    expect(written().apartment?.taken).toHaveLength(1)

    expect(await run({}, '--accept-empty', 'boathouse')).toEqual({
      code: 1,
      said: '--accept-empty boathouse: There is no such property. Fix: Write house or apartment.\n',
    })
    const accepted = await run({ CALENDARS: `apartment ${address}` }, '--accept-empty', 'apartment')
    expect(accepted.code).toBe(0)
    expect(written().apartment?.taken).toEqual([])
  })

  it('keeps the reading of a property whose calendars are gone and exits with 1, until it is told to remove it', async () => {
    write(JSON.stringify({ house: keptEntry() }))
    expect(await run({})).toEqual({
      code: 1,
      said: expect.stringContaining('write npm run availability -- --remove house.'),
    })
    expect(written()).toEqual({ house: keptEntry() })
    expect(await run({ CALENDARS: `house ${address}` }, '--remove', 'house')).toEqual({
      code: 1,
      said: expect.stringContaining('--remove house: Its calendars are still set.'),
    })
    expect(await run({}, '--remove', 'house')).toMatchObject({ code: 0 })
    expect(written()).toEqual({})
  })

  it('stops at a file that holds no readings, and does not change it', async () => {
    for (const text of ['{', JSON.stringify({ house: keptEntry(nights('2027-07-03/2027-07-01')) })]) {
      write(text)
      const { code, said } = await run({ CALENDARS: `house ${address}` })
      expect(code).toBe(1)
      expect(said).toMatch(/^\.generated\/availability\.json: It does not hold readings of calendars\. Fix: /)
      expect(readFileSync(file(), 'utf8')).toBe(text)
    }
  })
})
