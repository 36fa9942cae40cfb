/** The query as it was: a function at CloudFront gets it in parts, still encoded. */
function queryOf(query) {
  const parts = Object.entries(query).flatMap(([name, { value, multiValue }]) =>
    (multiValue ?? [{ value }]).map((one) => (one.value === '' ? name : `${name}=${one.value}`)),
  )
  return parts.length > 0 ? `?${parts.join('&')}` : ''
}

/**
 * For a viewer's request (cloudfront-js-2.0): every page under one address. No file can be looked for here, so `/lost/`
 * is sent to `/lost`, and that is answered with 404.
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
  // A page's address has no ending; what has one is a file.
  else request.uri = /\.[^/]+$/.test(uri) ? uri : `${uri}.html`
  return request
}
