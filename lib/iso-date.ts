const pattern = /^(\d{4,6})-(\d{2})-(\d{2})$/
const dayLength = 86_400_000

/**
 * A calendar day as a whole number of days since 1 January 1970. Counted in UTC, where every day has 24 hours, so that
 * neither a clock change nor the time zone of the device adds or takes a day.
 *
 * @param date ISO date as a date input holds it; some let a guest type a year of up to six digits
 * @returns `undefined` for a text that is not a date and for a day that does not exist
 * @example dayNumber('1970-01-02') // 1
 */
export function dayNumber(date: string): number | undefined {
  const [year, month, day] = (pattern.exec(date) ?? []).slice(1).map(Number)
  if (!year || !month || !day) return undefined
  const instant = new Date(0)
  instant.setUTCFullYear(year, month - 1, day)
  return instant.getUTCMonth() === month - 1 && instant.getUTCDate() === day
    ? instant.getTime() / dayLength
    : undefined
}

/** The instant at which a day begins in UTC, for formatters whose time zone is UTC. */
export function startOfDay(day: number): Date {
  return new Date(day * dayLength)
}

/** @example isoDate(1) // '1970-01-02' */
export function isoDate(day: number): string {
  const instant = startOfDay(day)
  const year = String(instant.getUTCFullYear()).padStart(4, '0')
  return `${year}-${twoDigits(instant.getUTCMonth() + 1)}-${twoDigits(instant.getUTCDate())}`
}

/** @example twoDigits(7) // '07' */
export function twoDigits(number: number): string {
  return String(number).padStart(2, '0')
}
