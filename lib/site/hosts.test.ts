import { readFileSync } from 'node:fs'

const security = [
  'Strict-Transport-Security: max-age=31536000',
  "Content-Security-Policy: frame-ancestors 'none'",
  'X-Content-Type-Options: nosniff',
  'Referrer-Policy: strict-origin-when-cross-origin',
  'Permissions-Policy: camera=(), geolocation=(), microphone=(), payment=()',
  'Cross-Origin-Opener-Policy: same-origin',
]
const forever = 'public, max-age=31536000, immutable'
const [own, shared] = [
  'Cross-Origin-Resource-Policy: same-origin',
  'Cross-Origin-Resource-Policy: cross-origin',
]

const read = (name: string) => readFileSync(`docs/deploy/${name}`, 'utf8')
const headersIn = (file: string, pattern: RegExp) =>
  Array.from(file.matchAll(pattern), ([, name, value]) => `${name}: ${value}`)

// Both hosts have browsers revalidate what has no Cache-Control.
it('Cloudflare Pages and Netlify send the security headers with all files, and keep those with a hash in their name', () => {
  const rules = read('_headers')
    .replace(/^#.*\n/gm, '')
    .split(/\n(?=\/)/)
  const headers = Object.fromEntries(
    rules.map((rule) => rule.trim().split(/\n\s+/)).map(([at, ...all]) => [at, all]),
  )
  expect(headers).toMatchObject({
    '/*': security,
    '/_next/static/*': [`Cache-Control: ${forever}`, own],
    '/cards/*': [`Cache-Control: ${forever}`, shared],
    '/fonts/*': [`Cache-Control: ${forever}`, own],
    '/modules/*': [`Cache-Control: ${forever}`, own],
    '/pictures/*': [`Cache-Control: ${forever}`, shared],
    '/': [own],
  })
})

it('nginx sends the same headers, also with errors, and has browsers revalidate all other files', () => {
  const file = read('nginx.conf')
  const varying = ['Cross-Origin-Resource-Policy: $resource_policy', 'Cache-Control: $cache_control']
  expect(headersIn(file, /add_header (\S+) "?(.+?)"? always;/g)).toEqual([...security, ...varying])
  expect(file).toContain(
    `default no-cache;\n  ~^/(_next/static|cards|fonts|modules|pictures)/. "${forever}";`,
  )
  expect(file).toContain('~\\.html$ same-origin;\n  ~^/(_next/static|fonts|modules)/. same-origin;')
  expect(file).toContain('~^/(cards|pictures)/. cross-origin;')
})

it('Apache sends the same headers, also with errors, and has browsers revalidate all other files', () => {
  const file = read('apache.htaccess')
  const varying = [own, shared, 'Cache-Control: no-cache', `Cache-Control: ${forever}`]
  expect(headersIn(file, /^Header always set (\S+) "(.+?)"/gm)).toEqual([...security, ...varying])
  const at = (pattern: string) => `"expr=%{REQUEST_URI} =~ m#${pattern}#"\n`
  expect(file).toContain(`${forever}" ${at('^/(_next/static|cards|fonts|modules|pictures)/.')}`)
  expect(file).toContain(`same-origin" ${at('\\.html$|^/(_next/static|fonts|modules)/.')}`)
  expect(file).toContain(`cross-origin" ${at('^/(cards|pictures)/.')}`)
})
