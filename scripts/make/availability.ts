/**
 * `npm run availability`: reads the calendars of each property and writes to `.generated/availability.json` which
 * nights are taken, when each calendar was read, and a hash of its address; no names and no addresses. The next build shows
 * it. A property that has never had calendars gets no entry.
 *
 *   content/calendars.txt      a line for each calendar, `house https://…`, or the path of a file; they are secrets and
 *                              never printed. With `keep-closed` behind it, what Airbnb closes beyond its window is
 *                              taken; with `open-notice`, what it closes for its notice period is free
 *   CALENDARS                  the same as a variable, which goes before the file
 *   -- --accept-empty house    a calendar that is now empty counts as correct
 *   -- --remove house          forgets the reading of a property whose calendars are no longer set
 *
 * Prints a line for each calendar. While one of them has never been read, or the calendars of a property are missing that
 * has a reading, it exits with 1, and the entry of that property stays as it is.
 */
import { existsSync, readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import type { Availability } from '@/lib/schema/availability'
import { feedsOf, readProperty } from './availability/feeds'
import { loadReadings, saveReadings } from './availability/readings'
import { agentOf } from './availability/source'
import { listFaults } from '../shared/content-files'
import { loadModules } from '../shared/load-content'

const [ALL, SITE] = ['content/properties/all.ts', 'content/site.ts'] as const
const content = await loadModules(process.cwd(), [ALL, SITE])
const listed = content.exportsByFile[ALL]?.properties
if (!listed) throw new Error(content.faults.join('\n'))
const propertyIds = listed.map(({ id }) => String(id))
const url = content.exportsByFile[SITE]?.site.url
const agent = agentOf(typeof url === 'string' ? url : undefined)

const properties = { type: 'string' as const, multiple: true as const, default: [] as string[] }
const { values } = parseArgs({ options: { 'accept-empty': properties, remove: properties } })
const { readings: before, faults } = loadReadings()
const LIST = 'content/calendars.txt'
const { CALENDARS } = process.env
const list = CALENDARS || (existsSync(LIST) ? readFileSync(LIST, 'utf8') : '')
const { feeds, rules, faults: misread } = feedsOf(propertyIds, list, CALENDARS ? 'CALENDARS' : LIST)
faults.push(...misread, ...listFaults('.'))
for (const [option, ids] of Object.entries(values))
  for (const id of ids.filter((each) => !propertyIds.includes(each)))
    faults.push(`--${option} ${id}: There is no such property. Fix: Write ${propertyIds.join(' or ')}.`)
for (const id of values.remove.filter((each) => feeds[each]?.length))
  faults.push(`--remove ${id}: Its calendars are still set. Fix: Take them out first.`)
if (faults.length > 0) {
  console.error(faults.join('\n'))
  process.exit(1)
}

const readings: Availability = {}
for (const id of propertyIds) {
  const own = feeds[id] ?? []
  if (own.length === 0) {
    keepOrRemove(id)
    continue
  }
  const acceptEmpty = values['accept-empty'].includes(id)
  const options = { now: new Date(), acceptEmpty, rules, agent }
  const { entry, lines } = await readProperty(id, own, before[id], options)
  console.log(lines.join('\n'))
  if (!entry) process.exitCode = 1
  const kept = entry ?? before[id]
  if (kept) readings[id] = kept
}
saveReadings(readings)

/** A secret that is lost or misspelt must not show taken nights as free. */
function keepOrRemove(id: string) {
  const kept = before[id]
  if (!kept) return console.log(`${id}: no calendars.`)
  if (values.remove.includes(id)) return console.log(`${id}: its reading is removed.`)
  readings[id] = kept
  process.exitCode = 1
  console.error(
    `${id}: It has no calendars any more, and its last reading is kept. Fix: List them in content/calendars.txt or CALENDARS, or write npm run availability -- --remove ${id}.`,
  )
}
