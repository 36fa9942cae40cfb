import type { Written } from '@/lib/content/written'
import type { SiteFile } from '@/lib/schema/site'

export const site: Written<SiteFile> = {
  name: 'Lakeside',
  shortName: 'Lake',
  url: 'https://lakeside.ie',
  noindex: '0',
  feedTitle: '{site}: articles',
  cardAlt: '{picture} Below it: “{title}”, {site}.',
  description: 'A boathouse by a lake.',
  answer: 'We answer by pigeon.',
  location: 'Pierhead, County Donegal',
  address: { locality: 'Pierhead', region: 'County Donegal', country: 'IE' },
  position: { latitude: 55.2, longitude: -6.9 },
  heroNote: 'By a lake',
  owner: { vatNumber: 'IE1234567WA', lettingNumbers: { house: 'AB-12' } },
  socials: [{ name: 'Facebook', href: 'https://facebook.ie/lakeside' }],
  whatsApp: '353871234567',
  checkIn: '3:00 PM',
  checkOut: '11:00 AM',
}
