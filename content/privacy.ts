import { site } from './site'
import type { LegalPage } from '@/lib/schema/page'

/** The privacy notice. It has to be true of the site, of its host, and of what the owner does with emails. */
export const privacy = {
  heading: 'Privacy',
  lede: 'Your name, your contact details and your dates stay on your device until you send them to us.',
  dateLabel: 'Last reviewed on',
  sections: [
    {
      heading: 'Who is responsible',
      paragraphs: [`${site.name}, ${site.location}.`],
      identity: true,
      contact: true,
    },
    {
      heading: 'What this site keeps about you',
      paragraphs: [
        'Only what you type into the booking form, and only in your own browser tab. It sets no cookies and doesn’t count visits. Typefaces, pictures and scripts all come from this site. Only our hosting company can see that you visited, in the log described below.',
      ],
    },
    {
      heading: 'The booking form',
      items: [
        'What you type into the booking form stays in this browser tab, so a reload won’t lose it. Closing the tab normally removes it; a browser that reopens the tab may bring it back. “Clear my details” on the confirmation page removes it at once.',
        'The address of the confirmation page contains the property, the number of nights, the total and the number of guests, but no name and no dates. Your browser keeps that address in its history, and anyone you send it to can read it.',
        'If you share a plan, its address contains the property, the dates and the number of guests. Dates and guests come after the # sign, in the part browsers never send.',
        'We receive nothing until you send it, by email or otherwise. This site takes no card details.',
      ],
    },
    {
      heading: 'When you write or call',
      paragraphs: [
        'We use what you tell us to answer you and, if you book, to provide your stay. Our legal basis is your booking, or your request for one (GDPR, Article 6(1)(b)). We can’t offer you a stay without your dates and a way to reach you. Emails pass through your email provider and ours. With your consent, we use what you tell us about your health only to prepare your stay (GDPR, Article 9(2)(a)).',
        ...(site.whatsApp
          ? [
              'A request that you send by WhatsApp passes through WhatsApp, which follows its own privacy notice, and shows us your number.',
            ]
          : []),
        'We keep it until we’ve answered you or your stay is over. We keep tax records for as long as the law requires (GDPR, Article 6(1)(c)).',
      ],
    },
    {
      heading: 'When you pay',
      paragraphs: [
        'You pay through Stripe, not on this site. Under its own privacy notice, Stripe receives your name, payment details and the amount, and tells us when you’ve paid.',
      ],
    },
    {
      heading: 'The server log',
      paragraphs: [
        'Our hosting company keeps a log of the pages it sends: the IP address, the time, the address of the page (for the confirmation page, with the four details above) and the kind of browser. It helps keep the site up and secure (GDPR, Article 6(1)(f)).',
        ...(site.hostLog.country
          ? [`It is kept in ${site.hostLog.country}, for ${site.hostLog.keptFor}.`]
          : []),
      ],
    },
    {
      heading: 'Links to other sites',
      paragraphs: [
        `This site links to ${site.agency ? 'maps, to social networks and to the agency that built it' : 'maps and to social networks'}, and loads nothing from them. If you follow a link, that site’s own privacy notice applies.`,
      ],
    },
    {
      heading: 'Your rights',
      paragraphs: [
        'You can ask to see what we hold about you, to have it corrected, deleted or sent to you, or to limit or object to how we use it. Call or write; there is no form to fill in. If you’re unhappy with our answer, you can complain to Ireland’s Data Protection Commission.',
      ],
      link: { label: 'dataprotection.ie', href: 'https://www.dataprotection.ie' },
    },
  ],
} satisfies LegalPage
