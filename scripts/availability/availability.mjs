/**
 * `npm run availability`: reads the calendars of each property and writes which nights are taken, dates and nothing else, to
 * `content/generated/availability.json`, which the next build shows.
 *
 *   HOUSE_CALENDARS, APARTMENT_CALENDARS    addresses, separated by spaces; they are secrets and never printed
 *   content/availability/house/*.ics        calendars in files; git ignores them
 *   -- --accept-empty house                 a calendar that is now empty counts as correct
 *
 * Calendars are numbered in this order. Exits with 1 while one of them has never been read.
 */
import { existsSync, readdirSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { loadTs } from '../build/load-ts.mjs'
import { loadReadings, saveReadings } from './file.mjs'
import { feedAt, feedIn, readProperty } from './read.mjs'

const { propertyIds } = loadTs('lib/schema/property.ts')

const { accept, faults: wrongOptions } = acceptedEmpty()
const { readings: before, faults } = loadReadings()

if (wrongOptions.length + faults.length > 0) {
  console.error([...wrongOptions, ...faults].join('\n'))
  process.exitCode = 1
} else await readAll()

async function readAll() {
  const now = new Date()
  const results = await Promise.all(
    propertyIds.map(async (id) => {
      const feeds = feedsOf(id)
      const acceptEmpty = accept.includes(id)
      if (feeds.length === 0) return { id, feeds, lines: [], isComplete: true }
      return { id, feeds, ...(await readProperty(id, feeds, before[id], { now, acceptEmpty })) }
    }),
  )
  saveReadings(Object.fromEntries(results.filter(({ entry }) => entry).map(({ id, entry }) => [id, entry])))
  for (const { id, feeds, lines, fresh } of results) {
    for (const line of lines) console.warn(line)
    console.log(
      feeds.length > 0 ? `${id}, calendars read: ${fresh} of ${feeds.length}.` : `${id}, no calendars.`,
    )
  }
  if (!results.every(({ isComplete }) => isComplete)) process.exitCode = 1
}

/** Addresses first, then files by name. */
function feedsOf(id) {
  const addresses = process.env[`${id.toUpperCase()}_CALENDARS`]?.split(/\s+/).filter(Boolean) ?? []
  const folder = `content/availability/${id}`
  const files = existsSync(folder) ? readdirSync(folder).filter((name) => /\.ics$/i.test(name)) : []
  return [
    ...[...new Set(addresses)].map((address) => feedAt(address)),
    ...files.sort().map((name) => feedIn(`${folder}/${name}`)),
  ]
}

/** The properties named by `--accept-empty`. */
function acceptedEmpty() {
  try {
    const options = { 'accept-empty': { type: 'string', multiple: true, default: [] } }
    const accept = parseArgs({ options }).values['accept-empty']
    if (accept.every((id) => propertyIds.includes(id))) return { accept, faults: [] }
  } catch {
    // The option is unknown, or no property follows it.
  }
  return { faults: [`The only option is --accept-empty, with one of: ${propertyIds.join(', ')}.`] }
}
