import type { GettingHere } from '@/lib/schema'

/** The way to Greencastle, the same for every property. The sources are in `blog/SOURCES.md`. */
export const gettingHere: GettingHere = {
  heading: 'Getting here',
  byCar: 'Driving times, roughly',
  drivingTimes: [
    { term: 'Derry', value: '40 min' },
    { term: 'City of Derry Airport', value: '55 min' },
    { term: 'Belfast International Airport', value: '2 h' },
    { term: 'Donegal Airport', value: '2 h 15 min' },
    { term: 'Dublin Airport', value: '3 h 40 min' },
  ],
  paragraphs: [
    'From Dublin, take the N2 and A5 to Derry, then the road along the lough by Muff and Moville. The Magilligan car ferry saves you the drive round by Derry, but it’s summer only, and not every summer: ask first.',
  ],
  /** Opens on the page. Delete it if no guest crosses a border. */
  border: {
    summary: 'Through Northern Ireland: passport, visa, hire car',
    text: 'From Derry, Belfast and Dublin you drive through Northern Ireland, where speed limits are in miles an hour and prices in pounds. Bring your passport, or other photo ID if you are British or Irish. Everyone else should check before travelling: most need a visa or an Electronic Travel Authorisation (ETA) for the United Kingdom, even by land. Tell your car-hire firm you’ll be crossing the border. If you can’t enter Northern Ireland, drive from Dublin by Sligo, Letterkenny, Bridgend and Muff: longer, but all in the Republic.',
  },
}
