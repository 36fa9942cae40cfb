import type { LegalPage } from '@/lib/schema/page'

/** The accessibility statement. It has to be true at each release; docs/accessibility.md names the tests behind it. */
export const accessibility = {
  heading: 'Accessibility',
  lede: 'This site is for anyone who’d like to stay: with or without a mouse, with or without pictures, in large type, on a slow connection.',
  dateLabel: 'Last reviewed on',
  sections: [
    {
      heading: 'The place itself',
      paragraphs: [
        'At the house, steps lead down to the shore. The apartment is upstairs. Before you book, ask us about steps, door widths and the showers.',
      ],
    },
    {
      heading: 'What we aim for',
      paragraphs: [
        'We want every page to meet the Web Content Accessibility Guidelines 2.2, level AA. Our tests find no faults, but they can’t catch everything. This is our own assessment, not a certificate.',
      ],
    },
    {
      heading: 'How it is tested',
      paragraphs: [
        'After every change: with software, by keyboard, without JavaScript, in three browser engines. In November 2026 the people who built this site made a full booking request by ear, with the Orca 43 screen reader.',
        'Nobody who relies on a screen reader has tested it yet. If that’s you, tell us how it goes.',
      ],
    },
    {
      heading: 'What to know',
      items: [
        'The chart is a drawing. Its travel times are also listed.',
        'Your browser draws the date fields: it decides how the calendar looks, and the order of day and month.',
        'Every picture is described for people who can’t see it. If a description misses what you need to know, ask us.',
        'The booking form needs JavaScript. Without it, the page tells you how to book by phone or email.',
      ],
    },
    {
      heading: 'If you get stuck',
      paragraphs: [
        'Call or write. Tell us which page, and what you were trying to do. We can give you anything on the site by phone.',
      ],
      contact: true,
    },
  ],
} satisfies LegalPage
