import { isoDate, startOfDay } from './iso-date'

/**
 * Minutes that clocks in Ireland are ahead of UTC on most of a day: 60 from the last Sunday of March to the last of
 * October. The change itself comes at 1:00 AM UTC, so it never puts a moment on another day.
 *
 * @param day days since 1 January 1970, as `dayNumber` gives them
 */
export function dublinOffset(day: number): number {
  const year = startOfDay(day).getUTCFullYear()
  return day >= lastSunday(year, 2) && day < lastSunday(year, 9) ? 60 : 0
}

/**
 * Today's date at Greencastle, whatever the time zone of the device.
 *
 * @example todayInDublin(new Date('2026-06-12T23:30:00Z')) // '2026-06-13'
 */
export function todayInDublin(now: Date): string {
  const minutes = now.getTime() / 60_000
  return isoDate(Math.floor((minutes + dublinOffset(Math.floor(minutes / 1440))) / 1440))
}

/** @param month 0 for January; one of 31 days */
function lastSunday(year: number, month: number): number {
  const lastDay = new Date(0)
  lastDay.setUTCFullYear(year, month, 31)
  return lastDay.getTime() / 86_400_000 - lastDay.getUTCDay()
}
