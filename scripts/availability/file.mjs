import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { loadTs } from '../build/load-ts.mjs'
import { faultsOf } from '../check/explain.mjs'

const { availability } = loadTs('lib/schema/availability.ts')

export const FILE = 'content/generated/availability.json'

/**
 * Loads the kept readings, which `lib/schema/availability.ts` describes. Without a file there are none.
 *
 * @returns {{ readings: object, faults: string[] }} one line for each fault; with a fault there are no readings
 */
export function loadReadings(file = FILE) {
  if (!existsSync(file)) return { readings: {}, faults: [] }
  let readings
  try {
    readings = JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return {
      readings: {},
      faults: [`${file}: It is no JSON. Fix: Delete the file and read the calendars again.`],
    }
  }
  const faults = faultsOf(availability, readings).map(
    ({ path, message }) => `${file} › ${path.join(', ')}: ${message}`,
  )
  return faults.length > 0 ? { readings: {}, faults } : { readings, faults }
}

/** Replaces the file in one step, so that an interrupted run leaves the last one. */
export function saveReadings(readings, file = FILE) {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(`${file}.new`, `${JSON.stringify(readings, null, 1)}\n`)
  renameSync(`${file}.new`, file)
}
