import type { LegalPage } from '@/lib/schema/page'

/** The accessibility statement. It has to be true at each release: what is named here is tested, or it goes. */
export const accessibility = {
  heading: 'Accessibility',
  lede: 'This site is for everybody who might like to stay here: with a mouse or without one, with the pictures or without them, in large type, on a slow line.',
  dateLabel: 'Last gone through on',
  sections: [
    {
      heading: 'What we aim for',
      paragraphs: [
        'The Web Content Accessibility Guidelines 2.2, level AA, on every page. We know of no place where the site falls short of them. That is what we have found ourselves: nobody has certified it.',
      ],
    },
    {
      heading: 'How it is tested',
      items: [
        'By machine: axe-core looks at every page at five widths, from a small phone to a large screen, whenever the site is changed.',
        'By keyboard: every way through the site, from the menu to the end of a booking, without a mouse.',
        'In three browser engines: Chromium, Firefox, and WebKit, which is the one in Safari.',
        'Without scripts: every page can be read, and every link works.',
        'Not yet by anybody who uses a screen reader every day. If you do, we should like to hear how you got on.',
      ],
    },
    {
      heading: 'What to know',
      items: [
        'The chart and the year of light are drawings. The travel times and the sunsets stand beside them as lists.',
        'The date fields are your browser’s own: their calendar, and the order of day and month, are what it makes of them.',
        'The descriptions of the pictures, for those who do not see them, are written by us. If one leaves out what you need to know, ask.',
        'The booking form needs JavaScript. Where that is off, the page says how to book by phone and email.',
      ],
    },
    {
      heading: 'The place itself',
      paragraphs: [
        'This page is about the website. Steps, the width of doors, the showers: ask before you book.',
      ],
    },
    {
      heading: 'If something is in your way',
      paragraphs: [
        'Ring us or write. Say which page it was and what you were trying to do. Whatever the site can tell you, we can tell you by phone as well.',
      ],
      contact: true,
    },
  ],
} satisfies LegalPage
