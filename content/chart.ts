import { site } from './site'

/** The chart of the home page. Its drawings and the names on them are in `components/home/Chart`. */
export const chart = {
  /** Elsewhere than on Lough Foyle, `false` leaves the chart out. */
  shown: true,
  description: `Chart of Inishowen and Lough Foyle. ${site.name} stands at Greencastle, on the western shore where the lough meets the Atlantic, a narrow channel away from Magilligan Point. Its windows face Binevenagh, 385 metres high, across the water to the south-east. Moville lies further in on the same shore, Shroove at the mouth. An inset shows the place on Ireland’s north coast.`,
  inset: 'On Ireland’s north coast',
  sources: 'Coastline: Natural Earth. Not for navigation.',
  key: `Red: ${site.name}. Dashed line: the view from its windows.`,
}
