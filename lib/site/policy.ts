/**
 * The content security policy of a page, which allows only what the site itself serves
 * (docs/decisions/0011-a-policy-without-exceptions.md). The host's headers hold the directives that a meta tag cannot.
 *
 * @param scripts sources of script besides the site's own files, for example hashes of inline scripts
 * @param styles sources of style besides the site's own files
 * @example securityPolicy(["'sha256-…'"]) // "default-src 'none'; script-src 'self' 'sha256-…'; style-src 'self'; …"
 */
export const securityPolicy = (scripts: readonly string[], styles: readonly string[] = []) =>
  [
    "default-src 'none'",
    ['script-src', "'self'", ...scripts].join(' '),
    ['style-src', "'self'", ...styles].join(' '),
    ...['img', 'font', 'connect'].map((kind) => `${kind}-src 'self'`),
    ...['object-src', 'base-uri', 'form-action'].map((directive) => `${directive} 'none'`),
  ].join('; ')
