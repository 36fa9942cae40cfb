import { existsSync, readFileSync } from 'node:fs'
import { z } from 'zod'

/** What `npm run availability` writes. */
export const KEPT_CALENDARS = '.generated/calendars.json'

/** Nights as half-open ranges of ISO dates: the first night, and the day of departure, which is no night. */
const nightRange = z.tuple([z.iso.date(), z.iso.date()]).readonly()

/** A calendar of a property and what it held when it was last read. One that has never been read has no reading. */
const calendar = z.strictObject({
  /** The SHA-256 of its address, which is a secret. */
  key: z.string(),
  /** When it was read, in UTC, and the nights that it takes, merged. */
  reading: z.strictObject({ readAt: z.iso.datetime(), taken: z.array(nightRange).readonly() }).optional(),
})
const kept = z.record(z.string(), z.array(calendar))

export type NightRange = z.infer<typeof nightRange>
export type Calendar = z.infer<typeof calendar>

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
