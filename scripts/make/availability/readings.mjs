import { existsSync, readFileSync, renameSync } from 'node:fs'
import { write } from '../../shared/files.mjs'
import { loadTs } from '../../shared/load-ts.mjs'

const { availability } = loadTs('lib/schema/availability.ts')

const FILE = 'content/generated/availability.json'

/**
 * Loads the kept readings, which `lib/schema/availability.ts` describes. Without a file there are none.
 *
 * @returns {{ readings: object, faults: string[] }} `readings` is empty when there is a fault
 */
export function loadReadings() {
  if (!existsSync(FILE)) return { readings: {}, faults: [] }
  try {
    return { readings: availability.parse(JSON.parse(readFileSync(FILE, 'utf8'))), faults: [] }
  } catch {
    const fix = 'Delete the file and read the calendars again'
    return { readings: {}, faults: [`${FILE}: It does not hold readings of calendars. Fix: ${fix}.`] }
  }
}

/** Replaces the file in one step, so that an interrupted run leaves the last one. */
export function saveReadings(readings) {
  write(`${FILE}.new`, `${JSON.stringify(readings, null, 1)}\n`)
  renameSync(`${FILE}.new`, FILE)
}
