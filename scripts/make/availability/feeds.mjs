/** Finds the calendars of the properties, and reads those of one. Its messages never hold an address. */
import { existsSync, readFileSync } from 'node:fs'
import { hashOf } from '../../shared/files.mjs'
import { loadTs } from '../../shared/load-ts.mjs'
import { Fault, takenIn } from './calendar.mjs'

const { countNights, merged, nightsInWords, since, within } = loadTs('lib/availability/nights.ts')
const { dayAndMonth, listDays } = loadTs('lib/format.ts')
const { readTime } = loadTs('lib/availability/months.ts')
const { todayInDublin } = loadTs('lib/light/dublin-time.ts')

/** Words are separated by white space, or by a comma that does not stand inside an address. */
const wordsIn = (text) => text.split(/\s+|,(?=\s|[a-z]+:|$)/i).filter(Boolean)

/**
 * The calendars of each property, as the owner lists them: the name of a property, and behind it the addresses, or the paths
 * of files, that belong to it. `keep-closed` behind one of them says that all of its closed nights are taken.
 *
 * @param {readonly string[]} ids of the properties
 * @param {string} text of the list
 * @param {string} source what faults call the list
 * @returns {{ feeds: Record<string, string[]>, keepClosed: string[], faults: string[] }} addresses and paths by property
 * @example feedsOf(['house'], 'house https://a.example/1.ics', 'CALENDARS').feeds // { house: ['https://a.example/1.ics'] }
 */
export function feedsOf(ids, text, source) {
  /** @type {Record<string, string[]>} */
  const addresses = Object.fromEntries(ids.map((id) => [id, []]))
  /** @type {string[]} */
  const keepClosed = []
  const faults = []
  let property
  for (const [index, line] of text.split('\n').entries())
    for (const word of wordsIn(line)) {
      const name = word.toLowerCase().replace(/[:=]$/, '')
      if (ids.includes(name)) property = name
      else if (property && /[./]/.test(word)) addresses[property].push(word)
      else if (name === 'keep-closed' && addresses[property]?.length > 0)
        keepClosed.push(...addresses[property].slice(-1))
      else {
        // The words that follow belong to the same mistake, and each may be a part of a secret address.
        const fix = `Write ${ids.join(' or ')}, a blank and the address of the calendar, as in ${ids[0]} https://…`
        faults.push(`${source}, line ${index + 1}: It does not name a property and its calendar. Fix: ${fix}`)
        break
      }
    }
  const feeds = Object.fromEntries(ids.map((id) => [id, [...new Set(addresses[id])]]))
  return { feeds, keepClosed, faults }
}

/**
 * Reads the calendars of one property. A feed that fails keeps its last good reading, with the time of that reading; its
 * nights never count as free.
 *
 * @param {string[]} feeds addresses and paths; messages name them by their numbers in this order
 * @param {object | undefined} before the property's entry in the file
 * @param {{ now: Date, acceptEmpty?: boolean, keepClosed?: string[], timeout?: number }} options `acceptEmpty`: a feed that
 *   is now empty counts as correct; `keepClosed`: feeds of which all closed nights are taken; `timeout`: milliseconds for one
 *   feed
 * @returns {Promise<{ entry?: object, lines: string[] }>} the property's new entry, unless a feed has never been read, and
 *   one line for each feed, and for each two that both take a night
 */
export async function readProperty(property, feeds, before, options) {
  const { now, acceptEmpty = false, keepClosed = [], timeout = 10_000 } = options
  const today = todayInDublin(now)
  const results = await Promise.all(
    feeds.map(async (feed, index) => {
      const name = `${property}, calendar ${index + 1}`
      const key = hashOf([feed], 64)
      const last = before?.feeds.find((each) => each.key === key)
      try {
        const notes = []
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
  if (!read.every(Boolean)) return { lines }
  const readAt = read.map((reading) => reading.readAt).sort()[0]
  return { lines, entry: { readAt, taken: merged(read.flatMap(({ taken }) => taken)), feeds: read } }
}

/** “12 nights”: a calendar that holds none, or too few, is often the wrong one. */
function countInWords(ranges) {
  const nights = ranges.reduce((sum, range) => sum + countNights(range), 0)
  return `${nights || 'no'} ${nights === 1 ? 'night' : 'nights'}`
}

const MOST_NAMED = 5

/** A line for each two calendars that both take a night. */
function takenTwice(property, readings) {
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
async function textOf(feed, timeout) {
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

function withinLimit(text) {
  if (text.length > 5_000_000) throw new Fault('it has more than 5 MB')
  return text
}

/** Other messages than our own may quote the address. */
function problemOf(error, timeout) {
  if (error instanceof Fault) return error.message
  if (error.name === 'TimeoutError') return `it has not answered within ${timeout / 1000} seconds`
  const code = error.cause?.code
  return code ? `it cannot be reached (${code})` : 'it cannot be reached'
}
