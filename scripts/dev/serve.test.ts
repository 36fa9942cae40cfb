/** @jest-environment node */
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createServer, readHeaders } from './serve'

// How it serves is tested by e2e/hosts.spec.ts.
it('serves the new version of a page that a later build has changed', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'export-'))
  const page = join(folder, 'index.html')
  writeFileSync(page, 'first')
  const server = createServer(folder).listen(0)
  await once(server, 'listening')
  const address = `http://localhost:${Object(server.address()).port}/`
  const { headers } = await fetch(address)
  writeFileSync(page, 'changed')
  const answer = await fetch(address, { headers: { 'if-none-match': headers.get('etag')! } })
  expect([answer.status, await answer.text()]).toEqual([200, 'changed'])
  server.close()
  rmSync(folder, { recursive: true })
})

describe('_headers', () => {
  const text = readFileSync('docs/deploy/_headers', 'utf8')
  const headersOf = readHeaders(text)
  const hashedFolders = ['/_next/static/', '/cards/', '/charts/', '/fonts/', '/pictures/', '/viewer/']

  it.each([...hashedFolders.map((folder) => `${folder}a1b2.avif`), '/blogs', '/blogs/a-walk', '/feed.xml'])(
    'gives %s no header twice',
    (address) => {
      const names = headersOf(address).map(([name]) => name)
      expect(names).toEqual([...new Set(names)])
    },
  )

  it('lets no other site embed a new article', () => {
    expect(headersOf('/blogs/a-new-article')).toContainEqual(['Cross-Origin-Resource-Policy', 'same-origin'])
  })

  it('stays within the limits of Cloudflare Pages', () => {
    const lines = text.split('\n')
    expect(lines.filter((line) => line.startsWith('/')).length).toBeLessThan(100)
    expect(lines.filter((line) => line.length > 2000 || line.split('*').length > 2)).toEqual([])
  })
})
