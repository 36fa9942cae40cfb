/** Tells what Airbnb closes by a rule from what is taken. Both read the same: an event “Airbnb (Not available)”. */
import { addDays, countNights } from '@/lib/availability/nights'
import { dayOf, type Stay } from './stays'

const nightsOf = ([start, end]: Stay) => countNights([dayOf(start), dayOf(end)])

const byStart = ([one]: Stay, [other]: Stay) => dayOf(one).localeCompare(dayOf(other))

/** Airbnb closes one or two nights before and after a stay, for its preparation. */
const PREPARATION = 2

/**
 * The closed time at the end that nobody can book yet: from the end of the booking window to a year from today, in parts
 * where stays split it. A short one is none, because an owner's own block reads the same.
 */
export function beyondWindow(stays: readonly Stay[], today: string): Stay[] {
  const parts: Stay[] = []
  let later: Stay | undefined
  for (const stay of stays.toSorted(byStart).toReversed()) {
    const [start, end, isClosed] = stay
    if (later && (dayOf(end) !== dayOf(later[0]) || (isClosed && later[2]))) break
    if (isClosed && dayOf(start) >= addDays(today, 60)) parts.unshift(stay)
    later = stay
    if (parts.length === 0) break
  }
  const last = parts.at(-1)
  if (!last || dayOf(last[1]) < addDays(today, 300) || nightsOf(last) <= PREPARATION) return []
  if (nightsOf(parts[0]!) <= PREPARATION) parts.shift()
  return parts.reduce((sum, part) => sum + nightsOf(part), 0) >= 28 ? parts : []
}

/** The closed time from today on in which nobody can book any more, of up to a week. An owner's own block reads the same. */
export const noticePeriod = (stays: readonly Stay[], today: string) =>
  stays.filter(
    ([start, end, isClosed]) =>
      isClosed &&
      dayOf(start) <= today &&
      dayOf(start) >= addDays(today, -1) &&
      dayOf(end) <= addDays(today, 7),
  )
