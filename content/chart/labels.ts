import type { AreaName, Label } from '@/lib/chart/types'
import { site } from '../site'
import type { PlaceId } from './places'

/** The labels of the wide chart, which shows from tablet width. */
export const wideLabels: readonly Label<PlaceId>[] = [
  {
    place: 'edgewater',
    dot: false,
    leader: [-3.1, -2.85],
    lines: [
      { text: site.shortName, look: 'home', x: -1.75, y: -2.42, anchor: 'end' },
      { text: 'Greencastle', x: -3.38, y: -3.08, anchor: 'end' },
    ],
  },
  { place: 'moville', lines: [{ text: 'Moville', x: -0.72, y: -0.34, anchor: 'end' }] },
  { place: 'shroove', lines: [{ text: 'Shroove', x: -0.6, y: -0.1, anchor: 'end' }] },
  { place: 'culdaff', lines: [{ text: 'Culdaff', x: -0.72, y: 0.6, anchor: 'end' }] },
  { place: 'carndonagh', lines: [{ text: 'Carndonagh', x: -0.68, y: 0.36, anchor: 'end' }] },
  { place: 'malinHead', leader: [4.1, 2.05], lines: [{ text: 'Malin Head', x: 3.6, y: 3.15 }] },
  { place: 'dunree', from: 'desktop', lines: [{ text: 'Dunree', x: 0.75, y: 0.36 }] },
  { place: 'fanadHead', from: 'wide', lines: [{ text: 'Fanad Head', x: 0.6, y: 3.3, anchor: 'end' }] },
  { place: 'buncrana', from: 'carousel', lines: [{ text: 'Buncrana', x: 0.7, y: 0.36 }] },
  { place: 'derry', lines: [{ text: 'Derry', x: 1.05, y: 0.5 }] },
  { place: 'grianan', lines: [{ text: 'Grianán of Aileach', x: -0.6, y: -0.75 }] },
  {
    place: 'magilliganPoint',
    lines: [
      { text: 'Magilligan', x: 1.7, y: 2.9 },
      { text: 'Point', x: 1.7, y: 4.02 },
    ],
  },
  { place: 'coleraine', from: 'desktop', below: 'wide', lines: [{ text: 'Coleraine', x: 0.68, y: 0.36 }] },
  { place: 'inishtrahull', dot: false, on: 'sea', lines: [{ text: 'Inishtrahull', x: 2.85, y: 0.36 }] },
  {
    place: 'slieveSnaght',
    lines: [
      { text: 'Slieve Snaght', look: 'hill', x: 0, y: 2.35, anchor: 'middle' },
      { text: '615 m', look: 'height', x: 0, y: 4.02, anchor: 'middle' },
    ],
  },
  {
    place: 'binevenagh',
    lines: [
      { text: 'Binevenagh', look: 'view', x: 0, y: 2.4, anchor: 'middle' },
      { text: '385 m', look: 'height', x: 0, y: 4.4, anchor: 'middle' },
    ],
  },
]

/** The labels of the narrow chart, which shows on phones. */
export const narrowLabels: readonly Label<PlaceId>[] = [
  {
    place: 'edgewater',
    dot: false,
    leader: [-3.2, -2.25],
    lines: [
      { text: site.shortName, look: 'home', x: -2.1, y: -2.05, anchor: 'end' },
      { text: 'Greencastle', x: -3.53, y: -1.97, anchor: 'end' },
    ],
  },
  { place: 'moville', lines: [{ text: 'Moville', x: -0.7, y: -0.27, anchor: 'end' }] },
  { place: 'magilliganPoint', lines: [{ text: 'Magilligan Point', x: 1.4, y: 3.35 }] },
  {
    place: 'binevenagh',
    lines: [
      { text: 'Binevenagh', look: 'view', x: 1.1, y: 0.24 },
      { text: '385 m', look: 'height', x: 1.51, y: 1.62, from: 'small' },
    ],
  },
]

export const wideAreas: readonly AreaName[] = [
  { text: 'Atlantic Ocean', look: 'water', size: 31, spacing: 0.07, at: [148, 84], from: 'wide' },
  { text: 'Atlantic Ocean', look: 'water', size: 22, spacing: 0.07, at: [926, 270], below: 'wide' },
  { text: 'Lough Foyle', look: 'water', size: 30, spacing: 0.07, along: 'M548 618Q630 556 716 512' },
  {
    text: 'Lough Swilly',
    look: 'water',
    size: 17,
    spacing: 0.07,
    along: 'M207 449Q226 500 262 567',
    from: 'desktop',
  },
  { text: 'INISHOWEN', look: 'land', size: 23, spacing: 0.3, at: [405, 552] },
  {
    text: 'CAUSEWAY COAST',
    look: 'land',
    size: 15,
    spacing: 0.21,
    along: 'M884 470Q960 468 1022 433Q1060 416 1100 414',
    from: 'carousel',
  },
]

export const narrowAreas: readonly AreaName[] = [
  { text: 'Atlantic Ocean', look: 'water', size: 18.5, spacing: 0.06, at: [292, 33.5] },
  { text: 'Lough Foyle', look: 'water', size: 22, spacing: 0.07, along: 'M63 335Q126 286 193 252' },
  { text: 'INISHOWEN', look: 'land', size: 14.3, spacing: 0.27, at: [70.5, 91], from: 'small' },
]
