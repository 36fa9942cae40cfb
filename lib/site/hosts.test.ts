import { readFileSync } from 'node:fs'

const security = [
  'Strict-Transport-Security: max-age=31536000',
  "Content-Security-Policy: frame-ancestors 'none'",
  'X-Content-Type-Options: nosniff',
  'Referrer-Policy: strict-origin-when-cross-origin',
  'Permissions-Policy: camera=(), geolocation=(), microphone=(), payment=()',
  'Cross-Origin-Opener-Policy: same-origin',
]
const read = (name: string) => readFileSync(`docs/deploy/${name}`, 'utf8').replace(/^#.*\n/gm, '')

it('Cloudflare Pages and Netlify send the security headers with all files, and keep those with a hash in their name', () => {
  const rules = read('_headers').split(/\n(?=\/)/)
  const headers = Object.fromEntries(
    rules.map((rule) => rule.trim().split(/\n\s+/)).map(([at, ...all]) => [at, all.join('\n')]),
  )
  expect(headers['/*']).toBe(security.join('\n'))
  const forever = (policy: string) =>
    `Cache-Control: public, max-age=31536000, immutable\nCross-Origin-Resource-Policy: ${policy}`
  for (const folder of ['_next/static', 'fonts', 'modules'])
    expect(headers[`/${folder}/*`]).toBe(forever('same-origin'))
  for (const folder of ['cards', 'pictures']) expect(headers[`/${folder}/*`]).toBe(forever('cross-origin'))
})

it.each([
  ['nginx', 'nginx.conf', /add_header (\S+) "(.+?)" always;/g],
  ['Apache', 'apache.htaccess', /^Header always set (\S+) "([^"\n]+)"$/gm],
])(
  '%s sends the same headers, also with errors, and has browsers revalidate all other files',
  (_, name, set) => {
    const file = read(name)
    const found = Array.from(file.matchAll(set), (header) => `${header[1]}: ${header[2]}`)
    expect(found.filter((header) => header !== 'Cache-Control: no-cache')).toEqual(security)
    const lineWith = (...texts: string[]) =>
      file.split('\n').filter((line) => texts.every((text) => line.includes(text)))
    expect(lineWith('no-cache')).toHaveLength(1)
    expect(lineWith('immutable', '^/(_next/static|cards|fonts|modules|pictures)/.')).toHaveLength(1)
    expect(lineWith('cross-origin', '^/(cards|pictures)/.')).toHaveLength(1)
    expect(lineWith('same-origin', '^/(_next/static|fonts|modules)/.')).toHaveLength(1)
    expect(lineWith('same-origin', String.raw`\.html$`)).toHaveLength(1)
  },
)
