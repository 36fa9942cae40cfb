/** @jest-environment node */
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { request, type Server } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pages } from '@/content/pages'
import { createServer, readHeaders } from './serve.mjs'

// What every host has to do, this server included, is tested by e2e/hosts.spec.ts.
describe('the preview server', () => {
  let folder: string
  let server: Server

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'export-'))
    mkdirSync(join(folder, 'out'))
    for (const name of ['out/index.html', 'out/404.html', 'secret.txt'])
      writeFileSync(join(folder, name), name)
    server = createServer(join(folder, 'out')).listen(0)
    await once(server, 'listening')
  })

  afterAll(() => {
    server.close()
    rmSync(folder, { recursive: true })
  })

  // `fetch` would normalise paths.
  async function ask(path: string, headers: Record<string, string> = {}) {
    const sent = request({ port: Object(server.address()).port, path, headers }).end()
    const [response] = await once(sent, 'response')
    const chunks: Buffer[] = []
    for await (const chunk of response) chunks.push(chunk)
    return { status: response.statusCode, headers: response.headers, body: Buffer.concat(chunks).toString() }
  }

  it.each(['/../secret.txt', '/%2e%2e/secret.txt', '/..%2fsecret.txt', '//secret.txt', '/.//host.example/'])(
    'serves no file from outside the export for %s, and does not redirect to another host',
    async (path) => {
      const { status, headers, body } = await ask(path)
      expect([status, headers.location, body]).toEqual([404, undefined, 'out/404.html'])
    },
  )

  it('answers an unknown path with 404, also to a revalidation', async () => {
    const { etag } = (await ask('/nowhere')).headers
    expect((await ask('/nowhere', { 'if-none-match': String(etag) })).status).toBe(404)
  })

  it('serves the new version of a page that a later build has changed', async () => {
    const { etag } = (await ask('/')).headers
    writeFileSync(join(folder, 'out/index.html'), 'changed')
    const { status, body } = await ask('/', { 'if-none-match': String(etag) })
    expect([status, body]).toEqual([200, 'changed'])
  })
})

describe('_headers', () => {
  const text = readFileSync('docs/deploy/_headers', 'utf8')
  const headersOf: (address: string) => [string, string][] = readHeaders(text)
  const hashedFolders = ['/_next/static/', '/cards/', '/charts/', '/fonts/', '/pictures/', '/viewer/']

  it('lets no other site embed a page, including a new article', () => {
    const paths = Object.values(pages).map(({ path }) => path)
    for (const path of [...paths.filter((each) => each !== '/404'), '/blogs/a-new-article'])
      expect([path, Object.fromEntries(headersOf(path))['Cross-Origin-Resource-Policy']]).toEqual([
        path,
        'same-origin',
      ])
  })

  it.each([...hashedFolders.map((folder) => `${folder}a1b2.avif`), '/blogs', '/blogs/a-walk', '/feed.xml'])(
    'gives %s no header twice',
    (address) => {
      const names = headersOf(address).map(([name]) => name)
      expect(names).toEqual([...new Set(names)])
    },
  )

  it('stays within the limits of Cloudflare Pages', () => {
    const lines = text.split('\n')
    expect(lines.filter((line) => line.startsWith('/')).length).toBeLessThan(100)
    expect(lines.filter((line) => line.length > 2000 || line.split('*').length > 2)).toEqual([])
  })
})
