import type { Site } from '@/lib/schema'

/** A preview has another address, and stays out of search results. `no`, `false` and `0` mean no. */
const { SITE_URL, SITE_NOINDEX } = process.env

const address = { locality: 'Greencastle', region: 'County Donegal', country: 'IE' }

/**
 * The addresses, the phone number and the social links are reserved examples until the owner replaces them. An empty value in
 * `owner` shows nowhere, nor does an agency or a year whose line is deleted.
 */
export const site: Site = {
  name: 'Edgewater',
  // For charts, titles and the names of the properties: the name, or a short form of it, of 16 characters at most.
  shortName: 'Edgewater',
  // Your domain, in place of the example, unless SITE_URL names another.
  url: SITE_URL || 'https://edgewater.example',
  // Whether the whole site stays out of search results, unless SITE_NOINDEX says so.
  noindex: SITE_NOINDEX ? !/^(no|false|0)$/i.test(SITE_NOINDEX) : false,
  // The language of every page, as a BCP 47 tag.
  language: 'en-IE',
  phone: '+353 74 000 0000',
  email: 'info@edgewater.example',
  description:
    'Luxury waterfront self-serve accommodation at Greencastle, County Donegal, on the Wild Atlantic Way.',
  location: `${address.locality}, ${address.region}, Ireland`,
  address,
  // In degrees, west with a minus, as maps show them. The time of dusk in the plan of a stay follows from it.
  position: { latitude: 55.204, longitude: -6.983 },
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
  // Delete this line before the site goes live.
  isExample: true,
  agency: { name: 'Site by the agency', href: 'https://agency.example' },
  copyrightYear: 2025,
  // Where the host keeps its log of requests, as in 'Ireland', and for how long, as in '30 days'. The privacy notice says so.
  hostLog: { country: '', keptFor: '' },
  // With the digits of a WhatsApp number, country code first, as in 353740000000, the confirmation also offers WhatsApp.
  whatsApp: '',
}

/** The place, for the note below a hero. */
export const place = `${address.locality}, ${address.region}`
