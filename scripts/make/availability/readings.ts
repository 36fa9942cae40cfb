import { existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { dirname } from 'node:path'
import { availability, type Availability } from '@/lib/schema/availability'
import { write } from '../../shared/files'

const FILE = '.generated/availability.json'

/** Where builds wrote before. A cache of the publishing workflow, or a clone, may still hold the last readings there. */
const OLD_FILE = 'content/generated/availability.json'

/** A reading that is lost shows taken nights as free, so the old file moves to its new place. */
function moveOldReadings() {
  if (existsSync(OLD_FILE) && !existsSync(FILE)) {
    mkdirSync(dirname(FILE), { recursive: true })
    renameSync(OLD_FILE, FILE)
  }
  rmSync(dirname(OLD_FILE), { recursive: true, force: true })
}

/**
 * Loads the kept readings, which `lib/schema/availability.ts` describes. Without a file there are none.
 *
 * @returns `readings` is empty when there is a fault
 */
export function loadReadings(): { readings: Availability; faults: string[] } {
  moveOldReadings()
  if (!existsSync(FILE)) return { readings: {}, faults: [] }
  try {
    return { readings: availability.parse(JSON.parse(readFileSync(FILE, 'utf8'))), faults: [] }
  } catch {
    const fix = 'Delete the file and read the calendars again'
    return { readings: {}, faults: [`${FILE}: It does not hold readings of calendars. Fix: ${fix}.`] }
  }
}

/** Replaces the file in one step, so that an interrupted run leaves the last one. */
export function saveReadings(readings: Availability) {
  write(`${FILE}.new`, `${JSON.stringify(readings, null, 1)}\n`)
  renameSync(`${FILE}.new`, FILE)
}
