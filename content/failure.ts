/** What a page shows when its script fails. A browser gets the whole of this file, so it imports no other. */
export const failure = {
  heading: 'This page has failed',
  text: 'That is our fault, not yours. Load it again; if that does not help, call us or write, and we’ll take your dates that way.',
  reload: 'Load the page again',
}
