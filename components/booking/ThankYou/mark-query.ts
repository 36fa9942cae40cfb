/** The confirmation shows the frame of a request until it has read the query, with a place for a picture if it names a property. */
export function markQuery() {
  if (location.search) document.documentElement.setAttribute('data-with-query', location.search)
}
