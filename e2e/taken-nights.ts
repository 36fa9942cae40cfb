import { existsSync, readFileSync } from 'node:fs'

const READINGS = 'content/generated/availability.json'

/** Whether the export shows “Nights taken”, which is allowed some style and script of its own (docs/performance.md). */
export const hasTakenNights =
  existsSync(READINGS) && Object.keys(JSON.parse(readFileSync(READINGS, 'utf8'))).length > 0
