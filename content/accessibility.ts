import type { Written } from '@/lib/content/written'
import type { LegalPage } from '@/lib/schema/page'

/** The accessibility statement. It has to be true at each release; docs/accessibility.md names the tests behind it. */
export const accessibility = {
  heading: 'Accessibility',
  lede: 'This site is for everybody who might like to stay here: with a mouse or without one, with the pictures or without them, in large type, on a slow connection.',
  dateLabel: 'Last reviewed on',
  sections: [
    {
      heading: 'What we aim for',
      paragraphs: [
        'Every page is meant to meet the Web Content Accessibility Guidelines 2.2, level AA. Our tests find no failure; they cannot find every one. This is our own assessment; nobody has certified it.',
      ],
    },
    {
      heading: 'How it is tested',
      items: [
        'By software: axe-core checks every page at the width of a phone and of a desktop screen, whenever the site is changed.',
        'By keyboard: automatic tests go through every page, the menus, the pictures and a whole booking request without a mouse.',
        'In three browser engines: every test in Chromium, the main journeys in Firefox and in WebKit, which Safari uses.',
        'Without JavaScript: every page can be read, and every link works.',
        'By ear: in November 2026 our engineers listened with the screen reader Orca 43, in Firefox and in Chromium, using the keyboard alone: to the home page, the house and its pictures, an article, a shared plan, the page for a wrong address, and a whole booking request from the dates to its confirmation. No one who relies on a screen reader has tested the site yet: if you do, please tell us how it went.',
      ],
    },
    {
      heading: 'What to know',
      items: [
        'The chart and the year of light are drawings. Lists beside them give the travel times and the sunsets.',
        'The date fields are your browser’s own: it decides how their calendar looks, and the order of day and month.',
        'Every picture has a description for people who cannot see it. If one leaves out what you need to know, ask us.',
        'The booking form needs JavaScript. Without it, the page says how to book by phone and email.',
      ],
    },
    {
      heading: 'The place itself',
      paragraphs: [
        'This page is about the website. {access} Before you book, ask us about steps, the width of doors and the showers.',
      ],
    },
    {
      heading: 'If something is in your way',
      paragraphs: [
        'Call us or write. Say which page it was and what you were trying to do. We can tell you by phone everything that the site says.',
      ],
      contact: true,
    },
  ],
} satisfies Written<LegalPage>
