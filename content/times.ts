import type { Times } from '@/lib/schema'

/** When guests arrive and leave. */
export const times: Times = { checkIn: '3:00 PM', checkOut: '11:00 AM' }
