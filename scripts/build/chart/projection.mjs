/**
 * The two sheets: `wide` from tablet width, `narrow` on phones. `west` and `north` are the degrees at the top left
 * corner, `scale` is units of the drawing to a degree of latitude.
 */
export const sheets = {
  wide: { width: 1320, height: 780, west: -7.78, north: 55.455, scale: 1606 },
  narrow: { width: 390, height: 486, west: -7.27, north: 55.338, scale: 1250 },
}

/** A degree of longitude is this much shorter than one of latitude, at 55.2° N. */
const SQUEEZE = Math.cos((55.2 * Math.PI) / 180)

/** Kilometres in a degree of latitude. */
const KM = 111.3

/**
 * Where a position lies on a sheet, in units of the drawing from its top left.
 *
 * @param {{ west: number, north: number, scale: number }} sheet
 * @param {[lon: number, lat: number]} position degrees, west and south negative
 * @returns {[x: number, y: number]}
 * @example project(sheets.wide, [-7.78, 55.455]) // [0, 0]
 */
export const project = ({ west, north, scale }, [lon, lat]) => [
  (lon - west) * SQUEEZE * scale,
  (north - lat) * scale,
]

/**
 * A position given by kilometres east and north of another.
 *
 * @param {[lon: number, lat: number]} position
 * @param {[east: number, north: number]} distance
 * @returns {[lon: number, lat: number]}
 * @example offset([-7.334, 55.196], [0, 111.3]) // [-7.334, 56.196]
 */
export const offset = ([lon, lat], [east, north]) => [lon + east / KM / SQUEEZE, lat + north / KM]

/** Units of a sheet's drawing as kilometres on the ground. */
export const kilometres = (sheet, units) => (units / sheet.scale) * KM
