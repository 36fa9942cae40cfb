import type { Written } from '@/lib/content/written'
import type { SiteFile } from '@/lib/schema/site'
import { times } from './times'

/**
 * Address and social links, as phone and email in `contact.ts`, are reserved examples until the owner replaces them; each
 * build lists those that are left. An empty value in `owner` shows nowhere, nor does an agency or a year whose line is deleted.
 */
export const site: Written<SiteFile> = {
  name: 'Edgewater',
  // A short form for charts, titles and the names of the properties, where the name has more than 16 characters.
  shortName: '',
  // Your domain, in place of the example. The variable SITE_URL overrides it, for a preview.
  url: process.env.SITE_URL || 'https://edgewater.example',
  noindex: process.env.SITE_NOINDEX ?? '0',
  feedTitle: '{site}: articles',
  cardAlt: '{picture} Below it: “{title}”, {site}.',
  description:
    'Luxury waterfront self-serve accommodation at Greencastle, County Donegal, on the Wild Atlantic Way.',
  answer: 'Send your dates, and we’ll write back.',
  location: '{locality}, {region}, Ireland',
  address: { locality: 'Greencastle', region: 'County Donegal', country: 'IE' },
  // In degrees, west with a minus, as maps show them. The time of dusk in the plan of a stay follows from it.
  position: { latitude: 55.204, longitude: -6.983 },
  heroNote: '{locality}, {region}',
  owner: {
    legalName: '',
    address: '',
    companyNumber: '',
    vatNumber: '',
    lettingNumbers: { house: '', apartment: '' },
  },
  socials: [
    { name: 'Facebook', href: 'https://facebook.example/edgewater' },
    { name: 'Instagram', href: 'https://instagram.example/edgewater' },
  ],
  agency: { name: 'Site by the agency', href: 'https://agency.example' },
  copyrightYear: 2025,
  // Where the host keeps its log of requests, as in 'Ireland', and for how long, as in '30 days'. The privacy notice says so.
  hostLog: { country: '', keptFor: '' },
  // With the digits of a WhatsApp number, country code first, as in 353740000000, the confirmation also offers WhatsApp.
  whatsApp: '',
  checkIn: times.checkIn,
  checkOut: times.checkOut,
}
