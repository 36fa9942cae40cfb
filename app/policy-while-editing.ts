const directives = [
  "default-src 'none'",
  "script-src 'self' 'unsafe-inline' 'unsafe-eval'",
  "style-src 'self'",
  "style-src-elem 'self' 'unsafe-inline'",
  "img-src 'self'",
  "font-src 'self'",
  "connect-src 'self'",
  "manifest-src 'self'",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'none'",
]

/**
 * The policy of `npm run dev`: what the export's own would stop (scripts/export/policy.mjs) is noticed while it is being
 * written, a picture from elsewhere, a `data:` address, a style attribute. Looser in two things, because Next's reloading
 * needs them: scripts that stand in the page or are made up, and style elements.
 */
export const policyWhileEditing = process.env.NODE_ENV === 'development' ? directives.join('; ') : undefined
