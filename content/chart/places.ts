import type { Place } from '@/lib/schema/chart'

/** Positions in degrees. `SOURCES.md` beside this file names the source of each. */
export const places = {
  edgewater: { lat: 55.2045, lon: -6.983, shore: true },
  greencastle: { lat: 55.2015, lon: -6.9856, shore: true },
  moville: { lat: 55.191, lon: -7.048, shore: true },
  shroove: { lat: 55.2261, lon: -6.9292, shore: true },
  inishowenHead: { lat: 55.2365, lon: -6.9231, shore: true },
  kinnagoeBay: { lat: 55.2585, lon: -7.0129, shore: true },
  culdaff: { lat: 55.287, lon: -7.155 },
  carndonagh: { lat: 55.251, lon: -7.262 },
  malinHead: { lat: 55.376, lon: -7.392, shore: true },
  fiveFingerStrand: { lat: 55.3204, lon: -7.3313, shore: true },
  isleOfDoagh: { lat: 55.305, lon: -7.352, shore: true },
  gapOfMamore: { lat: 55.243, lon: -7.457 },
  dunree: { lat: 55.1967, lon: -7.553, shore: true },
  fanadHead: { lat: 55.2763, lon: -7.6317, shore: true },
  buncrana: { lat: 55.138, lon: -7.456, shore: true },
  derry: { lat: 54.998, lon: -7.318 },
  grianan: { lat: 55.0238, lon: -7.4275 },
  magilliganPoint: { lat: 55.19, lon: -6.958, shore: true },
  coleraine: { lat: 55.133, lon: -6.67 },
  inishtrahull: { lat: 55.432, lon: -7.24 },
  slieveSnaght: { lat: 55.196, lon: -7.336 },
  binevenagh: { lat: 55.117, lon: -6.912 },
} satisfies Record<string, Place>

export type PlaceId = keyof typeof places
