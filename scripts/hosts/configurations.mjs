import { caddySite } from './caddy.mjs'
import { cloudFrontPolicy } from './cloudfront.mjs'
import { nginxSite } from './nginx.mjs'

const name = 'www.your-domain.ie'
const root = '/var/www/edgewater'
const certificates = `/etc/letsencrypt/live/${name}`

const nginxPlace = {
  name,
  root,
  http: ['80', '[::]:80'],
  https: ['443', '[::]:443'],
  certificate: `${certificates}/fullchain.pem`,
  key: `${certificates}/privkey.pem`,
}
const sharing = 'Cross-Origin-Resource-Policy'
const policies = {
  pages: { [sharing]: 'same-origin' },
  pictures: { [sharing]: 'cross-origin' },
  data: { [sharing]: 'same-origin', 'X-Robots-Tag': 'noindex' },
}

/** What docs/deploy holds for hosts that do not read the export's own `_headers`: text by file name. */
export const configurations = {
  'nginx.conf': nginxSite(nginxPlace),
  Caddyfile: caddySite({ name, root }),
  ...Object.fromEntries(
    Object.entries(policies).map(([policy, headers]) => [
      `cloudfront-${policy}.json`,
      `${JSON.stringify(cloudFrontPolicy(policy, headers), null, 2)}\n`,
    ]),
  ),
}
