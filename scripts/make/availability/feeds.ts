/** Finds the calendars of the properties, and reads those of one. Its messages never hold an address. */
import { existsSync, readFileSync } from 'node:fs'
import type { Availability } from '@/lib/schema/availability'
import { countNights, merged, nightsInWords, since, within, type NightRange } from '@/lib/availability/nights'
import { dayAndMonth, listDays } from '@/lib/format'
import { readTime } from '@/lib/availability/months'
import { todayInDublin } from '@/lib/light/dublin-time'
import { hashOf } from '../../shared/files'
import { Fault, takenIn } from './calendar'

/** Words are separated by white space, or by a comma that does not stand inside an address. */
const wordsIn = (text: string) => text.split(/\s+|,(?=\s|[a-z]+:|$)/i).filter(Boolean)

/**
 * The calendars of each property, as the owner lists them: the name of a property, and behind it the addresses, or the paths
 * of files, that belong to it. `keep-closed` behind one of them says that all of its closed nights are taken.
 *
 * @param ids of the properties
 * @param text of the list
 * @param source what faults call the list
 * @returns addresses and paths by property
 * @example feedsOf(['house'], 'house https://a.example/1.ics', 'CALENDARS').feeds // { house: ['https://a.example/1.ics'] }
 */
export function feedsOf(ids: readonly string[], text: string, source: string) {
  const addresses: Record<string, string[]> = Object.fromEntries(ids.map((id) => [id, []]))
  const keepClosed: string[] = []
  const faults: string[] = []
  let own: string[] | undefined
  for (const [index, line] of text.split('\n').entries())
    for (const word of wordsIn(line)) {
      const name = word.toLowerCase().replace(/[:=]$/, '')
      if (ids.includes(name)) own = addresses[name]
      else if (own && /[./]/.test(word)) own.push(word)
      else if (name === 'keep-closed' && own?.length) keepClosed.push(...own.slice(-1))
      else {
        // The words that follow belong to the same mistake, and each may be a part of a secret address.
        const fix = `Write ${ids.join(' or ')}, a blank and the address of the calendar, as in ${ids[0]} https://…`
        faults.push(`${source}, line ${index + 1}: It does not name a property and its calendar. Fix: ${fix}`)
        break
      }
    }
  const feeds: Record<string, string[]> = Object.fromEntries(
    ids.map((id) => [id, [...new Set(addresses[id])]]),
  )
  return { feeds, keepClosed, faults }
}

interface Options {
  now: Date
  /** A feed that is now empty counts as correct. */
  acceptEmpty?: boolean
  /** Feeds of which all closed nights are taken. */
  keepClosed?: string[]
  /** Milliseconds for one feed. */
  timeout?: number
}

type Entry = Availability[string]

/**
 * Reads the calendars of one property. A feed that fails keeps its last good reading, with the time of that reading; its
 * nights never count as free.
 *
 * @param feeds addresses and paths; messages name them by their numbers in this order
 * @param before the property's entry in the file
 * @returns the property's new entry, unless a feed has never been read, and one line for each feed, and for each two
 *   that both take a night
 */
export async function readProperty(
  property: string,
  feeds: string[],
  before: Entry | undefined,
  options: Options,
): Promise<{ entry?: Entry; lines: string[] }> {
  const { now, acceptEmpty = false, keepClosed = [], timeout = 10_000 } = options
  const today = todayInDublin(now)
  const results = await Promise.all(
    feeds.map(async (feed, index) => {
      const name = `${property}, calendar ${index + 1}`
      const key = hashOf([feed], 64)
      const last = before?.feeds.find((each) => each.key === key)
      try {
        const notes: string[] = []
        const taken = takenIn(await textOf(feed, timeout), today, notes, {
          keepClosed: keepClosed.includes(feed),
        })
        if (taken.length === 0 && last && since(last.taken, today).length > 0 && !acceptEmpty)
          throw new Fault(
            `it holds no night, and held some before. If that is right: npm run availability -- --accept-empty ${property}`,
          )
        return {
          reading: { key, readAt: now.toISOString().replace(/\.\d+/, ''), taken },
          line: [`${name}: read, ${countInWords(taken)} taken.`, ...notes.slice(0, 3)].join(' '),
        }
      } catch (error) {
        const then = last
          ? `The nights that it held on ${readTime(last.readAt)} are kept.`
          : 'It has never been read.'
        return {
          reading: last && { ...last, taken: since(last.taken, today) },
          line: `${name}: ${problemOf(error, timeout)}. ${then}`,
        }
      }
    }),
  )
  const read = results.map(({ reading }) => reading)
  const lines = [...results.map(({ line }) => line), ...takenTwice(property, read)]
  if (!read.every((reading) => reading !== undefined)) return { lines }
  const readAt = read.map((reading) => reading.readAt).sort()[0]!
  return { lines, entry: { readAt, taken: merged(read.flatMap(({ taken }) => taken)), feeds: read } }
}

/** “12 nights”: a calendar that holds none, or too few, is often the wrong one. */
function countInWords(ranges: readonly NightRange[]) {
  const nights = ranges.reduce((sum, range) => sum + countNights(range), 0)
  return `${nights || 'no'} ${nights === 1 ? 'night' : 'nights'}`
}

const MOST_NAMED = 5

/** A line for each two calendars that both take a night. */
function takenTwice(property: string, readings: readonly (Entry['feeds'][number] | undefined)[]) {
  return readings.flatMap((one, index) =>
    readings.slice(index + 1).flatMap((other, between) => {
      const nights = (one?.taken ?? []).flatMap(([first, departure]) =>
        within(other?.taken ?? [], first, departure),
      )
      if (nights.length === 0) return []
      const named = nightsInWords(nights, dayAndMonth)
      const others = named.length > MOST_NAMED ? [`${named.length - MOST_NAMED} more`] : []
      const words = listDays([...named.slice(0, MOST_NAMED), ...others])
      const both = `calendars ${index + 1} and ${index + 2 + between} both take ${words}`
      return `${property}: ${both}: a double booking, or one imports the other.`
    }),
  )
}

/** Over http, others could read the secret address and change the calendar, except on this machine. */
const readableAddress = /^(https:\/\/[^/?#@]+|http:\/\/(localhost|127\.0\.0\.1|\[::1\])(:\d+)?)([/?#]|$)/i

/** The calendar as text. Bytes that are not UTF-8, as in Latin-1, occur only in names, which the reader drops. */
async function textOf(feed: string, timeout: number) {
  if (existsSync(feed)) return withinLimit(readFileSync(feed, 'utf8'))
  if (!readableAddress.test(feed))
    throw new Fault(
      'it is no file here, and as an address it does not begin with https://, or holds a password. Fix: Correct the path, or write https://, also in place of http:// and webcal://',
    )
  const response = await fetch(feed, { signal: AbortSignal.timeout(timeout) })
  if (!response.ok)
    throw new Fault(
      `it answers with an error (${response.status}). Fix: Copy its address again from where the calendar offers its export`,
    )
  return withinLimit(await response.text())
}

function withinLimit(text: string) {
  if (text.length > 5_000_000) throw new Fault('it has more than 5 MB')
  return text
}

/** Other messages than our own may quote the address. */
function problemOf(error: unknown, timeout: number) {
  if (error instanceof Fault) return error.message
  const { name, cause } = error as { name: string; cause?: { code?: string } }
  if (name === 'TimeoutError') return `it has not answered within ${timeout / 1000} seconds`
  const code = cause?.code
  return code ? `it cannot be reached (${code})` : 'it cannot be reached'
}
