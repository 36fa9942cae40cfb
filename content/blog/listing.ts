import { picture } from '../photos/picture'

export const listing = {
  heading: 'Ashore',
  lede: 'A guide for the days you leave the house: where to walk, how far to drive, what to eat.',
  picture: picture('house/exterior-views-4'),
  highlightsHeading: 'Good to know',
  close: {
    heading: 'Come and walk it',
    text: 'Tell us when, or write and ask what the weather is doing.',
    bookLabel: 'Book Your Stay',
  },
}
