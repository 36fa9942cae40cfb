import { existsSync, readFileSync } from 'node:fs'
import type { Availability } from '@/lib/schema/availability'

const FILE = '.generated/availability.json'

/** What `npm run availability` has written, checked before the build (scripts/check/content.ts). */
export const readings: Availability = existsSync(FILE) ? JSON.parse(readFileSync(FILE, 'utf8')) : {}
