/**
 * The directives of the content security policy: nothing but what the site itself serves
 * (docs/decisions/0011-a-policy-without-exceptions.md). A host's headers hold what a meta tag cannot.
 *
 * @param scriptSources what may run besides the site's own script files, hashes of inline scripts for example
 * @example securityPolicy(["'sha256-…'"]) // "default-src 'none'; script-src 'self' 'sha256-…'; style-src 'self'; …"
 */
export const securityPolicy = (scriptSources: readonly string[]) =>
  [
    "default-src 'none'",
    ['script-src', "'self'", ...scriptSources].join(' '),
    ...['style', 'img', 'font', 'connect', 'manifest'].map((kind) => `${kind}-src 'self'`),
    ...['object-src', 'base-uri', 'form-action'].map((directive) => `${directive} 'none'`),
  ].join('; ')

/**
 * The policy of `npm run dev`, so that a picture from elsewhere or a style attribute is noticed while it is written. It
 * also allows what Next's reloading needs: inline scripts, `eval` and style elements.
 */
export const developmentPolicy = `${securityPolicy(["'unsafe-inline'", "'unsafe-eval'"])}; style-src-elem 'self' 'unsafe-inline'`
