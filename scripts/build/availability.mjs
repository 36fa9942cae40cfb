/**
 * `npm run availability`: reads the calendars of each property and writes to `content/generated/availability.json` which
 * nights are taken, when each calendar was read, and a hash of its address; no names and no addresses. The next build shows
 * it. A property without calendars gets no entry.
 *
 *   HOUSE_CALENDARS, APARTMENT_CALENDARS    addresses, separated by spaces; they are secrets and never printed
 *   content/availability/house/*.ics        calendars in files; git ignores them
 *   -- --accept-empty house                 a calendar that is now empty counts as correct
 *
 * Prints a line for each calendar. While one of them has never been read, it exits with 1, and the entry of its property
 * stays as it is.
 */
import { parseArgs } from 'node:util'
import { feedsOf, readProperty } from './availability/feeds.mjs'
import { loadReadings, saveReadings } from './availability/readings.mjs'
import { loadTs } from '../shared/load-ts.mjs'

const { propertyIds } = loadTs('lib/schema/property.ts')

const { values } = parseArgs({ options: { 'accept-empty': { type: 'string', multiple: true, default: [] } } })
const { readings: before, faults } = loadReadings()
for (const id of values['accept-empty'].filter((each) => !propertyIds.includes(each)))
  faults.push(`--accept-empty ${id}: There is no such property. Fix: Write ${propertyIds.join(' or ')}.`)
if (faults.length > 0) {
  console.error(faults.join('\n'))
  process.exit(1)
}

const readings = {}
for (const id of propertyIds) {
  const feeds = feedsOf(id)
  if (feeds.length === 0) {
    console.log(`${id}: no calendars.`)
    continue
  }
  const acceptEmpty = values['accept-empty'].includes(id)
  const { entry, lines } = await readProperty(id, feeds, before[id], { now: new Date(), acceptEmpty })
  console.log(lines.join('\n'))
  if (!entry) process.exitCode = 1
  readings[id] = entry ?? before[id]
}
saveReadings(readings)
