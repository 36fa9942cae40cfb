const timeZone = 'Europe/Dublin'
// Swedish dates are written as ISO dates.
const isoDay = new Intl.DateTimeFormat('sv-SE', { timeZone })
const hour = new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', hourCycle: 'h23' })

/**
 * Today's date at Greencastle, whatever the time zone of the device.
 *
 * @example todayInDublin(new Date('2026-06-12T23:30:00Z')) // '2026-06-13'
 */
export const todayInDublin = (now: Date) => isoDay.format(now)

/**
 * Minutes that clocks in Ireland are ahead of UTC at noon.
 *
 * @param date ISO date that exists
 * @example dublinOffset('2026-06-12') // 60
 */
export const dublinOffset = (date: string) => (Number(hour.format(new Date(`${date}T12:00Z`))) - 12) * 60
