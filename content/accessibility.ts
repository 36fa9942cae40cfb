import type { Written } from '@/lib/content/written'
import type { LegalPage } from '@/lib/schema/page'

/** The accessibility statement. It has to be true at each release; docs/accessibility.md names the tests behind it. */
export const accessibility = {
  heading: 'Accessibility',
  lede: 'This site is for anyone who’d like to stay here: with a mouse or without one, with the pictures or without them, in large type, on a slow connection.',
  dateLabel: 'Last reviewed on',
  sections: [
    {
      heading: 'The place itself',
      paragraphs: ['{access} Before you book, ask us about steps, door widths and the showers.'],
    },
    {
      heading: 'What we aim for',
      paragraphs: [
        'We want every page to meet the Web Content Accessibility Guidelines 2.2, level AA. Our tests find no failures, but can’t catch them all. This is our own assessment, not a certificate.',
      ],
    },
    {
      heading: 'How it is tested',
      paragraphs: [
        'After every change, by software, by keyboard, without JavaScript and in three browser engines. In November 2026 the people who built this site made a whole booking request by ear, using the screen reader Orca 43.',
        'Nobody who relies on a screen reader has tested it yet: if you do, please tell us how it went.',
      ],
    },
    {
      heading: 'What to know',
      items: [
        'The chart and the year of light are drawings. Travel times are also listed; the slider gives the sunset.',
        'The date fields are your browser’s own: it decides how their calendar looks, and the order of day and month.',
        'Every picture has a description for people who cannot see it. If one leaves out what you need to know, ask us.',
        'The booking form needs JavaScript. Without it, the page tells you how to book by phone and email.',
      ],
    },
    {
      heading: 'If something is in your way',
      paragraphs: [
        'Call us or write. Say which page it was and what you were trying to do. Anything the site says, we can tell you by phone.',
      ],
      contact: true,
    },
  ],
} satisfies Written<LegalPage>
