/** @jest-environment node */
import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { request, type IncomingHttpHeaders } from 'node:http'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'

const text = 'A page of the export. '.repeat(50)
const files = {
  'index.html': `home ${text}`,
  'house.html': `house ${text}`,
  'house/__next._tree.txt': 'route data',
  '404.html': `not found ${text}`,
  'robots.txt': 'User-agent: *',
  'sitemap.xml': '<urlset/>',
  'manifest.webmanifest': '{}',
  _headers: readFileSync('docs/deploy/_headers', 'utf8'),
  '_next/static/chunks/a1b2.js': `// ${text}`,
  '_next/static/chunks/a1b2.css': 'a{}',
  'pictures/pool.a1b2-480.avif': 'avif',
  'pictures/pool.a1b2-480.webp': 'webp',
  'pictures/pool.a1b2-480.jpg': 'jpg',
  'fonts/serif.a1b2.woff2': 'woff2',
  '../secret.txt': 'outside of the export',
}
const immutable = 'public, max-age=31536000, immutable'

let folder: string
let server: ChildProcess
let port: number

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'export-'))
  for (const [name, body] of Object.entries(files)) {
    const path = join(folder, 'out', name)
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, body)
  }
  server = spawn(process.execPath, [resolve('scripts/dev/serve.mjs')], {
    cwd: folder,
    env: { ...process.env, PORT: '0' },
  })
  const [announcement] = await once(server.stdout!, 'data')
  port = Number(/http:\/\/localhost:(\d+)/.exec(String(announcement))?.[1])
})

afterAll(async () => {
  server.kill()
  await once(server, 'exit')
  rmSync(folder, { recursive: true })
})

interface Answer {
  status: number
  headers: IncomingHttpHeaders
  body: Buffer
}

// `fetch` would normalise paths, follow redirects and decompress bodies.
async function ask(path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Answer> {
  const sent = request({ port, path, headers, method }).end()
  const [response] = await once(sent, 'response')
  const chunks: Buffer[] = []
  for await (const chunk of response) chunks.push(chunk)
  return { status: response.statusCode, headers: response.headers, body: Buffer.concat(chunks) }
}

it.each([
  ['/', 'home'],
  ['/?utm=x', 'home'],
  ['/house', 'house'],
  ['/house?x=1', 'house'],
  ['/house/__next._tree.txt', 'route data'],
])('answers %s with its file', async (path, start) => {
  const { status, body } = await ask(path)
  expect(status).toBe(200)
  expect(body.toString()).toMatch(new RegExp(`^${start}`))
})

it.each([
  ['/index.html', '/'],
  ['/index', '/'],
  ['/index.html?property=house', '/?property=house'],
  ['/house/', '/house'],
  ['/house//', '/house'],
  ['/house.html', '/house'],
  ['/house.html?nights=3&guests=2', '/house?nights=3&guests=2'],
  ['/house/?q=a%20b', '/house?q=a%20b'],
])('redirects %s to its clean address and keeps the query', async (path, location) => {
  const { status, headers } = await ask(path)
  expect([status, headers.location]).toEqual([308, location])
})

it.each([
  '/lost',
  '/lost/',
  '/lost.html',
  '/404',
  '/404.html',
  '/_headers',
  '/house/lost',
  '/_next/static/lost.js',
  '/robots.txt/',
  '/%00',
])('answers %s with the 404 page, status 404 and no caching', async (path) => {
  const { status, headers, body } = await ask(path)
  expect([status, headers['cache-control']]).toEqual([404, 'no-cache'])
  expect(body.toString()).toMatch(/^not found/)
})

it.each(['/../secret.txt', '/%2e%2e/secret.txt', '/..%2fsecret.txt', '//secret.txt', '/.//host.example/'])(
  'serves no file from outside the export for %s, and does not redirect to another host',
  async (path) => {
    const { status, headers, body } = await ask(path)
    expect([status, headers.location]).toEqual([404, undefined])
    expect(body.toString()).not.toContain(files['../secret.txt'])
  },
)

it.each(['/%', '/%E0%A4%A', '//'])('keeps running after the malformed address %s', async (path) => {
  expect((await ask(path)).status).toBeLessThan(500)
  expect((await ask('/')).status).toBe(200)
})

it.each([
  ['/', 'text/html; charset=utf-8', 'no-cache'],
  ['/robots.txt', 'text/plain; charset=utf-8', 'no-cache'],
  ['/sitemap.xml', 'application/xml; charset=utf-8', 'no-cache'],
  ['/manifest.webmanifest', 'application/manifest+json', 'no-cache'],
  ['/_next/static/chunks/a1b2.js', 'text/javascript; charset=utf-8', immutable],
  ['/_next/static/chunks/a1b2.css', 'text/css; charset=utf-8', immutable],
  ['/pictures/pool.a1b2-480.avif', 'image/avif', immutable],
  ['/pictures/pool.a1b2-480.webp', 'image/webp', immutable],
  ['/pictures/pool.a1b2-480.jpg', 'image/jpeg', immutable],
  ['/fonts/serif.a1b2.woff2', 'font/woff2', immutable],
])('serves %s as %s with Cache-Control "%s"', async (path, type, cacheControl) => {
  const { headers } = await ask(path)
  expect([headers['content-type'], headers['cache-control']]).toEqual([type, cacheControl])
})

const unpacked = { br: brotliDecompressSync, gzip: gunzipSync }

it.each([
  ['gzip, deflate, br', 'br'],
  ['gzip', 'gzip'],
] as const)('for a browser that accepts "%s" compresses text with %s', async (accepted, encoding) => {
  const { headers, body } = await ask('/house', { 'accept-encoding': accepted })
  expect([headers['content-encoding'], headers.vary]).toEqual([encoding, 'Accept-Encoding'])
  expect(unpacked[encoding](body).toString()).toBe(files['house.html'])
  expect(Number(headers['content-length'])).toBe(body.length)
})

it.each([
  ['/house', 'identity'],
  ['/pictures/pool.a1b2-480.avif', 'gzip, br'],
])('does not compress %s for a browser that accepts "%s"', async (path, accepted) => {
  const { headers } = await ask(path, { 'accept-encoding': accepted })
  expect(headers['content-encoding']).toBeUndefined()
})

it.each(['identity', 'gzip', 'br'])('answers a revalidation with 304 and no body (%s)', async (accepted) => {
  const etag = String((await ask('/house', { 'accept-encoding': accepted })).headers.etag)
  const known = { 'accept-encoding': accepted, 'if-none-match': `"other", W/${etag}` }
  const { status, headers, body } = await ask('/house', known)
  expect([status, headers.etag, body.length]).toEqual([304, etag, 0])
})

it('serves the new version of a page that a later build has changed', async () => {
  const { etag } = (await ask('/')).headers
  const page = `home, changed ${text}`
  writeFileSync(join(folder, 'out/index.html'), page)
  const { status, body } = await ask('/', { 'if-none-match': String(etag) })
  expect([status, body.toString()]).toEqual([200, page])
})

it('answers HEAD like GET, without a body', async () => {
  const [head, get] = [await ask('/house', {}, 'HEAD'), await ask('/house')]
  expect([head.status, head.headers.etag, head.body.length]).toEqual([200, get.headers.etag, 0])
  expect(head.headers['content-length']).toBe(String(get.body.length))
})

it.each(['POST', 'PUT', 'DELETE', 'OPTIONS'])('refuses %s with 405', async (method) => {
  const { status, headers } = await ask('/', {}, method)
  expect([status, headers.allow]).toEqual([405, 'GET, HEAD'])
})
