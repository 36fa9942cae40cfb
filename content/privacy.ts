import type { LegalPage } from '@/lib/schema/page'
import { site } from './site'

/** The privacy notice. It has to be true of the site, of the host it is put on, and of what the owner does with letters. */
export const privacy = {
  heading: 'Privacy',
  lede: 'What you type on this site stays with you until you send it to us. The rest of this page says that at greater length.',
  dateLabel: 'Last changed on',
  sections: [
    {
      heading: 'What the site keeps of you',
      paragraphs: [
        'Nothing. It sets no cookies, stores nothing on your device and counts no visits. Type, pictures and scripts all come from this one address; only the company that hosts it, further down, hears of a visit.',
      ],
    },
    {
      heading: 'The booking form',
      items: [
        'Your name, email address, phone number, dates and requests are in the memory of the page, and gone with it.',
        'The address of the confirmation page carries the property, the nights, the total and the number of guests. No name, no dates. It stands in the history of your browser, and whoever you pass it on to can read it.',
        'Nothing reaches us until you send it, with your own email program or however else you like. No card details are taken on this site.',
      ],
    },
    {
      heading: 'When you write or ring',
      paragraphs: [
        'We use what you tell us to answer you and, if you book, for your stay: steps towards a contract and the contract itself, as the law has it (GDPR, Article 6(1)(b)). Email passes through your provider and ours.',
        'We keep it for as long as the question or the stay is open, and what the tax office wants to see for as long as it may ask.',
      ],
    },
    {
      heading: 'The host’s log',
      paragraphs: [
        'The company that hosts the site keeps a log, as hosts do: the IP address a request comes from, the time, the address asked for (on the confirmation page with the four things above) and the kind of browser. It serves to keep the site up and safe (GDPR, Article 6(1)(f)).',
      ],
    },
    {
      heading: 'Other people’s sites',
      paragraphs: [
        'Links to maps, to social networks and to the agency are links and nothing more. Those sites learn of you when you follow one, and what they do then is in their own notices.',
      ],
    },
    {
      heading: 'What you can ask for',
      paragraphs: [
        'To see what we hold about you, to have it put right, deleted, restricted or handed over, or to object to its use. Ring or write; there is no form to fill in. If our answer does not satisfy you, you can complain to the Data Protection Commission of Ireland.',
      ],
      link: { label: 'dataprotection.ie', href: 'https://www.dataprotection.ie' },
    },
    {
      heading: 'Who answers for it',
      paragraphs: [`${site.name}, ${site.location}.`],
      identity: true,
      contact: true,
    },
  ],
} satisfies LegalPage
