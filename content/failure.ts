/** What a page shows when its script fails. A browser gets the whole of this file, so it imports no other. */
export const failure = {
  heading: 'This page has failed. That is our fault, not yours',
  reload: 'Load the page again',
}
