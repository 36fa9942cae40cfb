import { everywhere } from './rules.mjs'

const named = [
  'Strict-Transport-Security',
  'Content-Security-Policy',
  'X-Content-Type-Options',
  'Referrer-Policy',
]

/**
 * A response headers policy as the AWS command line takes it. AWS wants some headers by names of its own and the rest
 * as custom ones; how long a file is kept is said at its upload.
 *
 * @param {string} name
 * @param {Record<string, string>} more what this policy says beside what is said everywhere
 */
export function cloudFrontPolicy(name, more) {
  const custom = Object.entries({ ...everywhere, ...more }).filter(([header]) => !named.includes(header))
  return {
    Name: `edgewater-${name}`,
    SecurityHeadersConfig: {
      StrictTransportSecurity: {
        Override: true,
        IncludeSubdomains: false,
        Preload: false,
        AccessControlMaxAgeSec: Number(everywhere['Strict-Transport-Security'].replace('max-age=', '')),
      },
      ContentSecurityPolicy: {
        Override: true,
        ContentSecurityPolicy: everywhere['Content-Security-Policy'],
      },
      ContentTypeOptions: { Override: true },
      ReferrerPolicy: { Override: true, ReferrerPolicy: everywhere['Referrer-Policy'] },
    },
    CustomHeadersConfig: {
      Quantity: custom.length,
      Items: custom.map(([Header, Value]) => ({ Header, Value, Override: true })),
    },
  }
}
