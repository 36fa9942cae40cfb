import { dublinOffset } from './dublin-time'

/** In degrees; north and east are positive. The build puts the numbers of `position` in `content/site.ts` there. */
declare const LATITUDE: number
declare const LONGITUDE: number

/**
 * Zenith angles of the sun's centre in degrees: at sunrise and sunset (with refraction and the sun's radius), at the limit
 * of civil twilight, and at the limit of nautical twilight.
 */
export const zenith = { horizon: 90.833, civil: 96, nautical: 102 }

/**
 * The times at which the sun reaches a zenith angle at the site’s position, in the morning and in the evening. Uses the formulas of
 * the NOAA solar calculator; the result is right to two minutes.
 *
 * @param date ISO date that exists
 * @param zenithAngle degrees, one of `zenith`
 * @returns minutes after midnight in Irish time, with fractions, more than 1440 when the evening's time is after midnight;
 *   `undefined` on a date on which the sun never gets that low
 * @example sunMinutes('2026-06-21') // { rise: 287.0…, set: 1332.0… }
 */
export function sunMinutes(date: string, zenithAngle = zenith.horizon) {
  const day = Date.parse(date) / 86_400_000
  const rise = crossing(day, zenithAngle, 1)
  const set = crossing(day, zenithAngle, -1)
  if (Number.isNaN(rise) || Number.isNaN(set)) return undefined
  const offset = dublinOffset(date)
  return { rise: rise + offset, set: set + offset }
}

/**
 * Sunrise and sunset at the site’s position as the site prints them.
 *
 * @param date ISO date that exists
 * @example sunTimes('2026-06-12') // { sunrise: '4:49 AM', sunset: '10:08 PM' }
 */
export function sunTimes(date: string): { sunrise: string; sunset: string } {
  const { rise, set } = sunMinutes(date)!
  return { sunrise: clockTime(rise), sunset: clockTime(set) }
}

/**
 * A time of day, rounded to the nearest minute.
 *
 * @param minutes minutes after midnight; from 1440 on, a time of the next day
 * @example clockTime(1328) // '10:08 PM'
 */
export function clockTime(minutes: number): string {
  const rounded = Math.round(minutes) % 1440
  const hour = Math.floor(rounded / 60)
  return `${hour % 12 || 12}:${String(rounded % 60).padStart(2, '0')} ${hour < 12 ? 'AM' : 'PM'}`
}

/**
 * When the sun reaches a zenith angle, in minutes after midnight UTC; NaN if it does not. `day` counts from 1 January 1970.
 * The first pass takes the sun's position at noon; two more take it at the time found, because it changes during the day.
 */
function crossing(day: number, zenithAngle: number, direction: 1 | -1): number {
  let minutes = 720
  for (let pass = 0; pass < 3; pass++) {
    const { declination, equationOfTime } = sunPosition(2_440_587.5 + day + minutes / 1440)
    const hourAngle = Math.acos(
      cos(zenithAngle) / (cos(LATITUDE) * cos(declination)) - tan(LATITUDE) * tan(declination),
    )
    minutes = 720 - 4 * (LONGITUDE + direction * degrees(hourAngle)) - equationOfTime
  }
  return minutes
}

/**
 * The sun's declination in degrees and the equation of time in minutes, by the formulas of the NOAA Global Monitoring
 * Laboratory. Terms that change the result by less than a second from 1970 to 2100 are left out.
 */
function sunPosition(julianDate: number) {
  const T = (julianDate - 2_451_545) / 36_525
  const meanLongitude = 280.46646 + T * 36_000.76983
  const anomaly = 357.52911 + T * 35_999.05029
  const eccentricity = 0.016708634 - T * 0.000042037
  const centre =
    sin(anomaly) * (1.914602 - T * 0.004817) + sin(2 * anomaly) * 0.019993 + sin(3 * anomaly) * 0.000289
  const node = 125.04 - 1934.136 * T
  const apparentLongitude = meanLongitude + centre - 0.00569 - 0.00478 * sin(node)
  const obliquity = 23.439291 - T * 0.013004 + 0.00256 * cos(node)
  const y = tan(obliquity / 2) ** 2
  const equation =
    y * sin(2 * meanLongitude) -
    2 * eccentricity * sin(anomaly) +
    4 * eccentricity * y * sin(anomaly) * cos(2 * meanLongitude) -
    0.5 * y * y * sin(4 * meanLongitude) -
    1.25 * eccentricity * eccentricity * sin(2 * anomaly)
  return {
    declination: degrees(Math.asin(sin(obliquity) * sin(apparentLongitude))),
    equationOfTime: 4 * degrees(equation),
  }
}

const radians = (angle: number) => (angle * Math.PI) / 180
const degrees = (angle: number) => (angle * 180) / Math.PI
const sin = (angle: number) => Math.sin(radians(angle))
const cos = (angle: number) => Math.cos(radians(angle))
const tan = (angle: number) => Math.tan(radians(angle))
