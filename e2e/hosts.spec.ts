import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync, readFileSync } from 'node:fs'
import { request as requestHttp, type IncomingHttpHeaders } from 'node:http'
import { request as requestHttps } from 'node:https'
import { expect, test } from '@playwright/test'

const immutable = 'public, max-age=31536000, immutable'
const files = readdirSync('out', { recursive: true, encoding: 'utf8' }).map((file) => `/${file}`)
const aFile = (pattern: RegExp) => {
  const found = files.find((file) => pattern.test(file))
  if (!found) throw new Error(`The export has no file like ${pattern}.`)
  return found
}
const pagePaths = files
  .filter((file) => /\.html$/.test(file) && file !== '/404.html')
  .map((file) => file.replace(/(index)?\.html$/, ''))
const chunk = aFile(/^\/_next\/static\/chunks\/[^/]+\.js$/)
const card = aFile(/^\/cards\/.+\.jpg$/)
/** The longest header, which each host’s configuration repeats. */
const permissions = /Permissions-Policy: (.+)/.exec(readFileSync('docs/deploy/_headers', 'utf8'))![1]!

// prettier-ignore
/** Address, `Content-Type`, `Cache-Control` and `Cross-Origin-Resource-Policy` of files that exist. */
const present: [string, string, string, string][] = [
  ...[...pagePaths, '/?utm=x', '/book?property=house', '/thank-you?nights=3'].map(
    (path): [string, string, string, string] => [path, 'text/html; charset=utf-8', 'no-cache', 'same-origin'],
  ),
  [chunk, 'text/javascript; charset=utf-8', immutable, 'same-origin'],
  [aFile(/^\/fonts\/.+\.woff2$/), 'font/woff2', immutable, 'same-origin'],
  [aFile(/^\/charts\/.+\.svg$/), 'image/svg+xml', immutable, 'same-origin'],
  [aFile(/^\/viewer\/.+\.js$/), 'text/javascript; charset=utf-8', immutable, 'same-origin'],
  [aFile(/^\/pictures\/.+\.avif$/), 'image/avif', immutable, 'cross-origin'],
  [aFile(/^\/pictures\/.+\.jpg$/), 'image/jpeg', immutable, 'cross-origin'],
  [card, 'image/jpeg', immutable, 'cross-origin'],
  ['/favicon.ico', 'image/x-icon', 'no-cache', 'same-origin'],
  ['/apple-icon.png', 'image/png', 'no-cache', 'same-origin'],
  ['/feed.xml', 'application/rss+xml; charset=utf-8', 'no-cache', 'same-origin'],
  ['/sitemap.xml', 'application/xml; charset=utf-8', 'no-cache', 'same-origin'],
  ['/robots.txt', 'text/plain; charset=utf-8', 'no-cache', 'same-origin'],
]

const redirected: [string, string][] = [
  ['/index.html', '/'],
  ['/index', '/'],
  ['/index.html?property=house', '/?property=house'],
  ['/house/', '/house'],
  ['/house.html', '/house'],
  ['/house/index.html', '/house'],
  ['/house/?q=a%20b&r=%2F', '/house?q=a%20b&r=%2F'],
  ['/thank-you.html?nights=3&guests=2', '/thank-you?nights=3&guests=2'],
  ['/blogs/', '/blogs'],
]

const missing = [
  '/lost',
  '/lost/',
  '/lost.html',
  '/lost?q=1',
  '/house/lost',
  '//book',
  '/blogs//day-trips-donegal',
  '/robots.txt/',
  '/404',
  '/404.html',
  '/_headers',
  '/.htaccess',
  '/_next/',
  '/_next/static/chunks/lost.js',
  '/pictures/lost.avif',
]

const outside = ['/../package.json', '/%2e%2e/package.json', '/..%2fpackage.json', '//package.json']
const malformed = ['/%', '/%zz', '/%E0%A4%A']
const toAnotherHost = ['//house/', '/.//house/', '//house.html', '/%2F/house/', '/house%0d%0aX-Evil:%201/']

/** `encodings` compress text; `absolute` redirects name the host; `forbidden` is missing, and answered with status 403. */
const servers = [
  { name: 'the preview server', command: ['scripts/dev/serve.ts'], tool: 'node', encodings: ['gzip', 'br'] },
  { name: 'nginx', command: ['scripts/check/host.ts', 'nginx'], tool: 'nginx', encodings: ['gzip'] },
  {
    name: 'Caddy',
    command: ['scripts/check/host.ts', 'caddy'],
    tool: 'caddy',
    encodings: ['gzip', 'zstd'],
  },
  {
    name: 'Apache',
    command: ['scripts/check/host.ts', 'apache2'],
    tool: 'apache2',
    encodings: ['gzip', 'br'],
    absolute: true,
    // Hosts forbid it in their own configuration.
    forbidden: '/.htaccess',
  },
]

interface Answer {
  status: number
  headers: IncomingHttpHeaders
  body: string
}

// `fetch` would normalise addresses, follow redirects and reject our certificate.
async function ask(
  base: string,
  path: string,
  method = 'GET',
  headers: Record<string, string> = {},
): Promise<Answer> {
  const { hostname, port, protocol } = new URL(base)
  const options = { hostname, port, path, method, headers }
  const request =
    protocol === 'https:' ? requestHttps({ ...options, rejectUnauthorized: false }) : requestHttp(options)
  const [response] = await once(request.end(), 'response')
  const chunks: Buffer[] = []
  for await (const part of response) chunks.push(part)
  return { status: response.statusCode, headers: response.headers, body: Buffer.concat(chunks).toString() }
}

const isInstalled = (tool: string) => spawnSync(tool, ['-v']).error === undefined

for (const { name, command, tool, encodings, absolute, forbidden } of servers) {
  test.describe(`behind ${name}`, { tag: '@desktop' }, () => {
    test.skip(!isInstalled(tool), `${name} is not installed`)
    // All tests share one server.
    test.describe.configure({ mode: 'default' })

    let server: ChildProcess
    let base: string
    let plain: string
    let prefix: string

    test.beforeAll(async () => {
      server = spawn(process.execPath, ['--import', 'tsx', ...command], {
        env: { ...process.env, PORT: '0' },
      })
      let errors = ''
      server.stderr!.on('data', (chunk) => (errors += chunk))
      const ended = once(server, 'exit').then(() => Promise.reject(new Error(errors)))
      const [announcement] = await Promise.race([once(server.stdout!, 'data'), ended])
      const addresses = String(announcement).match(/https?:\/\/localhost:\d+/g)!
      base = addresses[0]
      plain = addresses[1] ?? base
      prefix = absolute ? base : ''
      // Caddy listens before it has made its certificate.
      await Promise.race([expect(() => ask(base, '/')).toPass({ timeout: 10_000, intervals: [50] }), ended])
    })

    test.afterAll(async () => {
      server.kill()
      if (server.exitCode === null) await once(server, 'exit')
    })

    const checkSafety = ({ headers }: Answer) => {
      expect.soft(headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'strict-origin-when-cross-origin',
        'content-security-policy': "frame-ancestors 'none'",
        'cross-origin-opener-policy': 'same-origin',
        'permissions-policy': permissions,
      })
      // HSTS is sent over HTTPS only, and covers no other host.
      expect
        .soft(headers['strict-transport-security'])
        .toBe(/^https/.test(base) ? 'max-age=31536000' : undefined)
    }

    test('every file has its media type, its cache time and the sites that may show it', async () => {
      for (const [path, type, cacheControl, policy] of present) {
        const answer = await ask(base, path)
        const { 'content-type': given, 'cache-control': kept, ...headers } = answer.headers
        const actual = [answer.status, given, kept, headers['cross-origin-resource-policy']]
        expect.soft(actual, path).toEqual([200, type, cacheControl, policy])
        expect.soft(headers.etag, `${path} can be revalidated`).toBeTruthy()
        checkSafety(answer)
      }
    })

    test('HEAD has the status and headers of GET', async () => {
      for (const path of ['/', '/house', chunk, card, '/feed.xml', '/lost']) {
        const [head, get] = [await ask(base, path, 'HEAD'), await ask(base, path)]
        expect.soft([head.status, head.body], path).toEqual([get.status, ''])
        expect.soft({ ...head.headers, date: '' }, path).toMatchObject({ ...get.headers, date: '' })
      }
    })

    test('other addresses of a page redirect permanently to its one address, with the query', async () => {
      for (const [path, location] of redirected) {
        const answer = await ask(base, path)
        expect.soft([answer.status, answer.headers.location], path).toEqual([308, prefix + location])
        checkSafety(answer)
      }
    })

    test('an unknown address is answered with the 404 page and status 404, which is not cached', async () => {
      const page = readFileSync('out/404.html', 'utf8')
      for (const path of missing) {
        const answer = await ask(base, path)
        const { 'content-type': type, 'cache-control': kept, 'x-robots-tag': robots } = answer.headers
        const actual = [answer.status, type, kept, robots]
        const expected = path === forbidden ? 403 : 404
        expect.soft(actual, path).toEqual([expected, 'text/html; charset=utf-8', 'no-cache', undefined])
        expect.soft(answer.body === page, `${path} shows the 404 page`).toBe(true)
        checkSafety(answer)
      }
    })

    test('a malformed address is refused, and the server keeps running', async () => {
      for (const path of malformed) expect.soft((await ask(base, path)).status, path).toBe(400)
      expect([400, 404]).toContain((await ask(base, '/%00')).status)
      expect((await ask(base, '/')).status).toBe(200)
    })

    test('no file from outside the export is served', async () => {
      for (const path of outside) {
        const { status, body } = await ask(base, path)
        expect.soft([400, 404], path).toContain(status)
        expect.soft(body, path).not.toContain('"devDependencies"')
      }
    })

    test('no address redirects to another host or adds headers', async () => {
      for (const path of toAnotherHost) {
        const { status, headers } = await ask(base, path)
        expect.soft(status, path).toBeLessThan(500)
        const location = headers.location ?? `${prefix}/`
        expect.soft(location.slice(0, prefix.length), path).toBe(prefix)
        expect.soft(location.slice(prefix.length), path).toMatch(/^\/(?!\/)/)
        expect.soft(headers['x-evil'], path).toBeUndefined()
      }
    })

    test('plain HTTP and the other form of the domain, with www or without, redirect permanently to the site, with path and query', async () => {
      test.skip(tool === 'node', 'the preview server has neither')
      const host = `www.${new URL(base).host}`
      for (const [from, headers] of [
        [plain, {}],
        [base, { host }],
        [plain, { host }],
      ] as const) {
        const answer = await ask(from, '/house?q=a%20b&r=%2F', 'GET', headers)
        expect.soft(answer.status).toBe(308)
        expect.soft(answer.headers.location).toMatch(/^https:\/\/localhost(:\d+)?\/house\?q=a%20b&r=%2F$/)
      }
      expect((await ask(plain, '/')).headers['strict-transport-security']).toBeUndefined()
    })

    test('what proves the domain to an issuer of certificates is looked up over plain HTTP', async () => {
      test.skip(
        ['node', 'caddy'].includes(tool),
        'Caddy proves it by itself, the preview server has no domain',
      )
      expect((await ask(plain, '/.well-known/acme-challenge/lost')).status).toBe(404)
    })

    test('a request that was decrypted in front of the server is not redirected, and has HSTS', async () => {
      test.skip(tool !== 'apache2', 'only shared hosts do so')
      const answer = await ask(plain, '/house', 'GET', { 'x-forwarded-proto': 'https' })
      expect(answer.status).toBe(200)
      expect(answer.headers['strict-transport-security']).toBe('max-age=31536000')
    })

    test('only GET and HEAD are allowed', async () => {
      for (const method of ['POST', 'PUT', 'DELETE']) {
        const answer = await ask(base, '/house', method)
        expect.soft(answer.status, method).toBe(405)
        expect.soft(answer.body, method).not.toContain('<main')
      }
    })

    test('text is compressed in the encodings that the browser accepts, pictures never', async () => {
      const compressed = ['/', '/house', chunk, '/feed.xml', '/sitemap.xml', '/icon.svg']
      for (const encoding of encodings) {
        for (const path of compressed) {
          const { headers } = await ask(base, path, 'GET', { 'accept-encoding': encoding })
          expect
            .soft([headers['content-encoding'], headers.vary], path)
            .toEqual([encoding, 'Accept-Encoding'])
        }
        const { headers } = await ask(base, card, 'GET', { 'accept-encoding': encoding })
        expect.soft(headers['content-encoding'], card).toBeUndefined()
      }
    })

    test('an unchanged file is not sent again', async () => {
      for (const path of ['/house', chunk, card]) {
        const { etag } = (await ask(base, path)).headers
        const { status, body } = await ask(base, path, 'GET', { 'if-none-match': String(etag) })
        expect.soft([status, body], path).toEqual([304, ''])
      }
      for (const encoding of encodings) {
        const accepting = { 'accept-encoding': encoding }
        const { etag } = (await ask(base, '/house', 'GET', accepting)).headers
        const { status } = await ask(base, '/house', 'GET', { ...accepting, 'if-none-match': String(etag) })
        expect.soft(status, `in ${encoding}`).toBe(304)
      }
      const { etag } = (await ask(base, '/lost')).headers
      const { status } = await ask(base, '/lost', 'GET', { 'if-none-match': etag ?? '*' })
      expect(status, 'an unknown address').toBe(404)
    })
  })
}
