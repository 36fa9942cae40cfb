import { site } from '../site'

export const listing = {
  heading: 'Ashore, the blog',
  lede: 'Greencastle is on Inishowen, the peninsula between Lough Foyle and Lough Swilly. Where to walk, how far to drive, what to eat.',
  contents: 'Articles',
  feedTitle: `${site.name}: articles`,
  byline: 'by {author}',
  readingTime: '{minutes} min read',
  highlightsHeading: 'Good to know',
  share: {
    label: 'Share this article',
    copied: 'Link copied',
    failed: 'Couldn’t copy it. Here is the address, selected.',
  },
  others: { heading: 'Also ashore', linkLabel: 'The whole blog' },
  callToAction: {
    heading: 'Come and walk it',
    text: 'Tell us when, or write and ask what the weather is doing.',
    bookLabel: 'Book Your Stay',
  },
}
