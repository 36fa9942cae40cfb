import { createHash } from 'node:crypto'
import { loadTs } from '../build/load-ts.mjs'
import { readAddress, readIcsFile } from './feed.mjs'
import { Fault, takenIn } from './ical.mjs'

const { merged, since } = loadTs('lib/availability/nights.ts')
const { readTime } = loadTs('lib/availability/months.ts')
const { todayInDublin } = loadTs('lib/dublin-time.ts')

const keyOf = (name) => createHash('sha256').update(name).digest('hex')

/** A calendar at an address, and one in a file: what tells it apart, and how to get its text. */
export const feedAt = (address, timeout) => ({
  key: keyOf(address),
  read: () => readAddress(address, timeout),
})
export const feedIn = (path) => ({ key: keyOf(path), read: () => readIcsFile(path) })

/**
 * Reads the calendars of one property. A feed that fails keeps its last good reading, with the date of that reading; its
 * nights never count as free.
 *
 * @param {string} property id, for the messages
 * @param {{ key: string, read: () => Promise<string> }[]} feeds in the order of their numbers
 * @param {object | undefined} before the property's entry in the file
 * @param {{ now: Date, acceptEmpty?: boolean }} options `acceptEmpty`: a feed that is now empty counts as correct
 * @returns {Promise<{ entry: object | undefined, lines: string[], fresh: number, isComplete: boolean }>} the property's new
 *   entry, one line for each fault, how many feeds were read now, and whether each has a reading. If a feed has never been
 *   read, the entry does not change
 */
export async function readProperty(property, feeds, before, { now, acceptEmpty = false }) {
  const today = todayInDublin(now)
  const readAt = now.toISOString().replace(/\.\d+/, '')
  const results = await Promise.all(
    feeds.map(async ({ key, read }, index) => {
      const last = before?.feeds.find((feed) => feed.key === key)
      const kept = last && { ...last, taken: since(last.taken, today) }
      const name = `${property}, calendar ${index + 1}`
      try {
        const { taken, notes } = takenIn(await read(), today)
        if (taken.length === 0 && kept?.taken.length > 0 && !acceptEmpty)
          throw new Fault(
            `it holds no night, and held some before. If that is right: npm run availability -- --accept-empty ${property}`,
          )
        return { feed: { key, readAt, taken }, lines: notes.map((note) => `${name}: ${note}.`) }
      } catch (error) {
        const what = error instanceof Fault ? error.message : 'it cannot be read'
        const then = kept
          ? `The nights that it held on ${readTime(kept.readAt)} are kept.`
          : 'It has never been read.'
        return { feed: kept, lines: [`${name}: ${what}. ${then}`] }
      }
    }),
  )
  const read = results.map(({ feed }) => feed)
  const isComplete = read.every(Boolean)
  return {
    entry: isComplete ? entryOf(read) : before,
    lines: results.flatMap(({ lines }) => lines),
    fresh: read.filter((feed) => feed?.readAt === readAt).length,
    isComplete,
  }
}

const entryOf = (feeds) => ({
  readAt: feeds.map((feed) => feed.readAt).sort()[0],
  taken: merged(feeds.flatMap((feed) => feed.taken)),
  feeds,
})
