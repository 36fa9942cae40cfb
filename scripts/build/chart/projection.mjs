/**
 * The two charts: `wide` from tablet width, `narrow` on phones. `west` and `north` are the degrees of the top left corner;
 * `scale` is the number of units of the drawing in a degree of latitude.
 */
export const charts = {
  wide: { width: 1320, height: 780, west: -7.78, north: 55.455, scale: 1606 },
  narrow: { width: 390, height: 486, west: -7.27, north: 55.338, scale: 1250 },
}

/** Width of a degree of longitude relative to one of latitude, at a latitude in degrees. */
const squeezeAt = (latitude) => Math.cos((latitude * Math.PI) / 180)
const LATITUDE = 55.2

/** Kilometres in a degree of latitude. */
const KM = 111.3

/**
 * Projects a position onto a chart, in units of the drawing from its top left corner.
 *
 * @param {{ west: number, north: number, scale: number, latitude?: number }} chart `latitude` is the one at which a
 *   kilometre is as long to the east as to the north
 * @param {[lon: number, lat: number]} position degrees, west and south negative
 * @returns {[x: number, y: number]}
 * @example project(charts.wide, [-7.78, 55.455]) // [0, 0]
 */
export const project = ({ west, north, scale, latitude = LATITUDE }, [lon, lat]) => [
  (lon - west) * squeezeAt(latitude) * scale,
  (north - lat) * scale,
]

/**
 * The position at a distance in kilometres east and north of another.
 *
 * @param {[lon: number, lat: number]} position
 * @param {[east: number, north: number]} distance
 * @returns {[lon: number, lat: number]}
 * @example offset([-7.334, 55.196], [0, 111.3]) // [-7.334, 56.196]
 */
export const offset = ([lon, lat], [east, north]) => [lon + east / KM / squeezeAt(LATITUDE), lat + north / KM]

/** Converts units of a chart to kilometres on the ground. */
export const kilometres = (chart, units) => (units / chart.scale) * KM
