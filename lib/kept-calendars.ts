import { existsSync, readFileSync } from 'node:fs'
import { z } from 'zod'
import type { Calendar } from './availability'
import { isIsoDate } from './dates'

/** What `npm run availability` writes. */
export const KEPT_CALENDARS = '.generated/calendars.json'

const date = z.string().refine(isIsoDate)
const calendar = z.strictObject({
  key: z.string(),
  reading: z
    .strictObject({ readAt: z.iso.datetime(), taken: z.array(z.tuple([date, date]).readonly()).readonly() })
    .optional(),
})
const kept = z.record(z.string(), z.array(calendar))

/**
 * What is kept of the calendars, by the id of their property; nothing before they are first read.
 *
 * @throws where the file is not as it was written: its nights might look free
 */
export function keptCalendars(file = KEPT_CALENDARS): Record<string, Calendar[]> {
  if (!existsSync(file)) return {}
  try {
    return kept.parse(JSON.parse(readFileSync(file, 'utf8')))
  } catch {
    throw new Error(`${file} is broken: delete it, and run npm run availability`)
  }
}
