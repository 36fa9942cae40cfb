import { ashore } from './coast.mjs'
import { kilometres, project } from './projection.mjs'

/** Kilometres that the generalised coast may move a harbour. */
const FURTHEST = 1.5

/** Where each place is drawn, and how far that is from where it is, both in units of the sheet. */
export function placesOnSheet(places, sheet, coast) {
  const stands = Object.entries(places)
    .map(([id, { lon, lat, shore }]) => ({ id, shore, point: project(sheet, [lon, lat]) }))
    .filter(({ point }) => isInside(point, sheet))
    .map(({ id, shore, point }) => [id, shore ? ashore(point, coast) : { point, distance: 0 }])
  return Object.fromEntries(stands)
}

const isInside = ([x, y], { width, height }) => x > 0 && x < width && y > 0 && y < height

/** What to say of places that stand in the wrong place. */
export const tooFar = (stands, sheet) =>
  Object.entries(stands)
    .map(([id, { distance }]) => [id, kilometres(sheet, distance)])
    .filter(([, distance]) => distance > FURTHEST)
    .map(
      ([id, distance]) =>
        `content/chart/places.ts, ${id}: drawn ${distance.toFixed(1)} km from its position.`,
    )
