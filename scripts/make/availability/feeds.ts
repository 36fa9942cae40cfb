/** Finds the calendars of the properties, and reads those of one. Its messages never hold an address. */
import type { Availability } from '@/lib/schema/availability'
import { countNights, merged, nightsInWords, since, within, type NightRange } from '@/lib/availability/nights'
import { dayAndMonth, listDays } from '@/lib/format'
import { readTime } from '@/lib/availability/months'
import { todayInDublin } from '@/lib/light/dublin-time'
import { hashOf } from '../../shared/files'
import { takenIn, type Rules } from './calendar'
import { Fault } from './fault'
import { textAt, type Client } from './source'

/** Words are separated by white space, or by a comma that does not stand inside an address. */
const wordsIn = (text: string) => text.split(/\s+|,(?=\s|[a-z]+:|$)/i).filter(Boolean)

const ruleNamed: Record<string, Rules> = {
  'keep-closed': { keepClosed: true },
  'open-notice': { openNotice: true },
}

/**
 * The calendars of each property, as the owner lists them: the name of a property, and behind it the addresses, or the paths
 * of files, that belong to it. `keep-closed` or `open-notice` behind one of them is a rule for it.
 *
 * @param ids of the properties
 * @param text of the list
 * @param source what faults call the list
 * @returns addresses and paths by property, and the rules by address or path
 * @example feedsOf(['house'], 'house https://a.example/1.ics', 'CALENDARS').feeds // { house: ['https://a.example/1.ics'] }
 */
export function feedsOf(ids: readonly string[], text: string, source: string) {
  const addresses: Record<string, string[]> = Object.fromEntries(ids.map((id) => [id, []]))
  const rules: Record<string, Rules> = {}
  const faults: string[] = []
  let own: string[] | undefined
  for (const [index, line] of text.split('\n').entries())
    for (const word of wordsIn(line)) {
      const name = word.toLowerCase().replace(/[:=]$/, '')
      if (ids.includes(name)) own = addresses[name]
      else if (own && /[./]/.test(word)) own.push(word)
      else if (Object.hasOwn(ruleNamed, name) && own?.length)
        Object.assign((rules[own.at(-1)!] ??= {}), ruleNamed[name])
      else {
        // The words that follow belong to the same mistake, and each may be a part of a secret address.
        const fix = `Write ${ids.join(' or ')}, a space and the address of the calendar, as in ${ids[0]} https://…`
        faults.push(`${source}, line ${index + 1}: It does not name a property and its calendar. Fix: ${fix}`)
        break
      }
    }
  const feeds: Record<string, string[]> = Object.fromEntries(
    ids.map((id) => [id, [...new Set(addresses[id])]]),
  )
  return { feeds, rules, faults }
}

interface Options extends Client {
  now: Date
  /** A feed that is now empty counts as correct. */
  acceptEmpty?: boolean
  /** By address or path. */
  rules?: Readonly<Record<string, Rules>>
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
  const { now, acceptEmpty = false, rules = {} } = options
  const today = todayInDublin(now)
  const results = await Promise.all(
    feeds.map(async (feed, index) => {
      const name = `${property}, calendar ${index + 1}`
      const key = hashOf([feed], 64)
      const last = before?.feeds.find((each) => each.key === key)
      try {
        const notes: string[] = []
        const taken = takenIn(await textAt(feed, options), today, notes, rules[feed])
        if (taken.length === 0 && last && since(last.taken, today).length > 0 && !acceptEmpty)
          throw new Fault(
            `it holds no night, and held some before. Fix: If that is right, npm run availability -- --accept-empty ${property}`,
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
          line: `${name}: ${error instanceof Fault ? error.message : 'it cannot be read'}. ${then}`,
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
