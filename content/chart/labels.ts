import type { AreaName, Label } from '@/lib/schema/chart'
import type { PlaceId } from './places'
import { shortName } from '../site'

const name = (text: string, x: number, y: number, anchor?: 'end'): Label['lines'][number] => ({
  text,
  x,
  y,
  anchor,
})

/** The labels of the wide chart, which shows from tablet width. */
export const wideLabels: readonly Label<PlaceId>[] = [
  {
    place: 'edgewater',
    dot: false,
    leader: [-3.1, -2.85],
    lines: [
      { text: shortName, look: 'home', x: -1.75, y: -2.42, anchor: 'end' },
      name('Greencastle', -3.38, -3.08, 'end'),
    ],
  },
  { place: 'moville', lines: [name('Moville', -0.72, -0.34, 'end')] },
  { place: 'shroove', lines: [name('Shroove', -0.6, -0.1, 'end')] },
  { place: 'culdaff', lines: [name('Culdaff', -0.72, 0.6, 'end')] },
  { place: 'carndonagh', lines: [name('Carndonagh', -0.68, 0.36, 'end')] },
  { place: 'malinHead', leader: [4.1, 2.05], lines: [name('Malin Head', 3.6, 3.15)] },
  { place: 'dunree', from: 'desktop', lines: [name('Dunree', 0.75, 0.36)] },
  { place: 'fanadHead', from: 'wide', lines: [name('Fanad Head', 0.6, 3.3, 'end')] },
  { place: 'buncrana', from: 'carousel', lines: [name('Buncrana', 0.7, 0.36)] },
  { place: 'derry', lines: [name('Derry', 1.05, 0.5)] },
  { place: 'grianan', lines: [name('Grianán of Aileach', -0.6, -0.75)] },
  { place: 'magilliganPoint', lines: [name('Magilligan', 1.7, 2.9), name('Point', 1.7, 4.02)] },
  { place: 'coleraine', from: 'desktop', below: 'wide', lines: [name('Coleraine', 0.68, 0.36)] },
  { place: 'inishtrahull', dot: false, on: 'sea', lines: [name('Inishtrahull', 2.85, 0.36)] },
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
      { text: shortName, look: 'home', x: -2.1, y: -2.05, anchor: 'end' },
      name('Greencastle', -3.53, -1.97, 'end'),
    ],
  },
  { place: 'moville', lines: [name('Moville', -0.7, -0.27, 'end')] },
  { place: 'magilliganPoint', lines: [name('Magilligan Point', 1.4, 3.35)] },
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
  { text: 'INISHOWEN', look: 'land', size: 14.3, spacing: 0.27, at: [68.5, 91], from: 'small' },
]
