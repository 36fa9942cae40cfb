import { z } from 'zod'
import { text, words } from './kinds'

/** The words of `/blogs`, and of the sections around an article on its own page. */
export const listing = words('heading', 'lede', 'highlightsHeading').extend({
  /** The name of the table of contents, for assistive technology. */
  contents: text(),
  byline: text('author'),
  readingTime: text('minutes'),
  /** The label of the share button, and its messages after it has copied the link or failed to. */
  share: words('label', 'copied', 'failed'),
  others: words('heading', 'linkLabel'),
  callToAction: words('heading', 'text', 'bookLabel'),
  callToActionHeadings: z.record(z.string(), text()),
})

export type Listing = z.infer<typeof listing>
