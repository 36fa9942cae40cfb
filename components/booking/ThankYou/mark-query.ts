/** The confirmation shows the frame of a request, and the picture of its property, until it has read the query. */
export function markQuery() {
  if (location.search) document.documentElement.setAttribute('data-with-query', location.search)
}
