/** Puts the query together again. CloudFront hands it to a function in parts, which are still encoded. */
function queryOf(query) {
  const parts = Object.entries(query).flatMap(([name, { value, multiValue }]) =>
    (multiValue ?? [{ value }]).map((one) => (one.value === '' ? name : `${name}=${one.value}`)),
  )
  return parts.length > 0 ? `?${parts.join('&')}` : ''
}

/**
 * Gives each page one address; runs at the viewer request (cloudfront-js-2.0). A function cannot see whether a file
 * exists, so `/lost/` redirects to `/lost`, which is answered with 404.
 */
// eslint-disable-next-line @typescript-eslint/no-unused-vars -- CloudFront calls it.
function handler({ request }) {
  const uri = request.uri.replace(/\/+/g, '/')
  const page = /^(\/.+?)(?:\/index|\.html|\/)+$/.exec(uri)
  const isHome = /^(?:\/index|\.html|\/)+$/.test(uri)
  if (page ?? (isHome && uri !== '/')) {
    const location = { value: (isHome ? '/' : page[1]) + queryOf(request.querystring) }
    return { statusCode: 308, statusDescription: 'Permanent Redirect', headers: { location } }
  }
  if (isHome) request.uri = '/index.html'
  // The address of a page has no extension, the address of a file has one.
  else request.uri = /\.[^/]+$/.test(uri) ? uri : `${uri}.html`
  return request
}
