import type { Place } from '@/lib/chart/types'

/** Positions in degrees. `SOURCES.md` beside this file names the source of each. */
export const places = {
  edgewater: { lat: 55.20702, lon: -6.98442 },
  greencastle: { lat: 55.20674, lon: -6.98723 },
  moville: { lat: 55.19102, lon: -7.04882 },
  shroove: { lat: 55.22675, lon: -6.94066 },
  inishowenHead: { lat: 55.23602, lon: -6.93993 },
  kinnagoeBay: { lat: 55.2585, lon: -7.0129 },
  culdaff: { lat: 55.287, lon: -7.155 },
  carndonagh: { lat: 55.251, lon: -7.262 },
  malinHead: { lat: 55.376, lon: -7.392 },
  fiveFingerStrand: { lat: 55.32012, lon: -7.33006 },
  isleOfDoagh: { lat: 55.305, lon: -7.352 },
  gapOfMamore: { lat: 55.243, lon: -7.457 },
  dunree: { lat: 55.19942, lon: -7.54071 },
  fanadHead: { lat: 55.27087, lon: -7.64281 },
  buncrana: { lat: 55.138, lon: -7.456 },
  derry: { lat: 54.998, lon: -7.318 },
  grianan: { lat: 55.0238, lon: -7.4275 },
  magilliganPoint: { lat: 55.19, lon: -6.958 },
  coleraine: { lat: 55.133, lon: -6.67 },
  inishtrahull: { lat: 55.432, lon: -7.24 },
  slieveSnaght: { lat: 55.196, lon: -7.336 },
  binevenagh: { lat: 55.117, lon: -6.912 },
} satisfies Record<string, Place>

export type PlaceId = keyof typeof places
