import type { Times } from '@/lib/schema'

/** When guests arrive and leave: a whole hour or half past, as it is said. */
export const times: Times = { checkIn: '3:00 PM', checkOut: '11:00 AM' }
