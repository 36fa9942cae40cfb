import { readFileSync } from 'node:fs'
import { runInNewContext } from 'node:vm'
import { configurations } from './configurations.mjs'
import { headersFile } from './headers-file.mjs'
import { headersOf, hashedFolders } from './rules.mjs'

it.each(Object.entries(configurations))('docs/deploy/%s is what npm run hosts writes', (name, text) => {
  expect(readFileSync(`docs/deploy/${name}`, 'utf8')).toBe(text)
})

describe('_headers', () => {
  const pages = ['/', '/house', '/blogs', '/blogs/a-walk']
  const text = headersFile(pages)
  const rules = text
    .split(/\n(?=\/)/)
    .map((block) => block.trim().split('\n'))
    .map(([path, ...lines]) => ({
      path: path!,
      headers: lines.map((line) => /^ {2}([\w-]+): (\S.*)$/.exec(line)!.slice(1) as [string, string]),
    }))
  const saidOf = (address: string) =>
    rules
      .filter(({ path }) => new RegExp(`^${path.replace(/\./g, '\\.').replace('*', '.*')}$`).test(address))
      .flatMap(({ headers }) => headers)

  it('stays within what Cloudflare Pages reads, with room for fifty more articles', () => {
    expect(rules.length).toBeLessThan(50)
    expect(Math.max(...text.split('\n').map(({ length }) => length))).toBeLessThanOrEqual(2000)
    expect(rules.filter(({ path }) => path.split('*').length > 2)).toEqual([])
  })

  it.each([
    ...pages,
    ...hashedFolders.map((folder) => `${folder}a1b2.js`),
    '/pictures/pool.a1b2-480.avif',
    '/cards/home.a1b2.jpg',
    '/feed.xml',
    '/manifest.webmanifest',
    '/house.txt',
    '/robots.txt',
  ])('says of %s what the preview server says, nothing twice, and leaves the rest to the host', (address) => {
    const said = saidOf(address)
    expect(said).toHaveLength(new Set(said.map(([name]) => name)).size)
    const file = pages.includes(address) ? `${address}.html` : address
    expect(headersOf(file)).toMatchObject(Object.fromEntries(said))
    const expected = Object.entries(headersOf(file)).filter(
      ([name, value]) => name !== 'Content-Type' && value !== 'no-cache',
    )
    const isCode = pages.includes(address) || hashedFolders.some((folder) => address.startsWith(folder))
    const left = expected.filter(([name]) => isCode || name !== 'Cross-Origin-Resource-Policy')
    expect(said).toEqual(expect.arrayContaining(left))
  })
})

describe('the function at CloudFront', () => {
  type Query = Record<string, { value: string; multiValue?: { value: string }[] }>
  interface Result {
    uri?: string
    statusCode?: number
    headers?: { location: { value: string } }
  }
  const context: { handler?: (event: { request: object }) => Result } = {}
  runInNewContext(readFileSync('docs/deploy/cloudfront-function.js', 'utf8'), context)
  const handle = (uri: string, querystring: Query = {}) => context.handler!({ request: { uri, querystring } })

  it.each([
    ['/', '/index.html'],
    ['/house', '/house.html'],
    ['/blogs/a-walk', '/blogs/a-walk.html'],
    ['/feed.xml', '/feed.xml'],
    ['/house/__next._tree.txt', '/house/__next._tree.txt'],
    ['/_next/static/chunks/a1b2.js', '/_next/static/chunks/a1b2.js'],
  ])('takes %s from %s', (uri, file) => {
    expect(handle(uri).uri).toBe(file)
  })

  it.each([
    ['/index.html', '/'],
    ['/index', '/'],
    ['/house/', '/house'],
    ['/house.html', '/house'],
    ['/house/index.html', '/house'],
    ['//house/', '/house'],
  ])('sends %s on to %s', (uri, location) => {
    const { statusCode, headers } = handle(uri)
    expect([statusCode, headers?.location.value]).toEqual([308, location])
  })

  it('keeps the query as it was', () => {
    const query = {
      property: { value: 'house' },
      q: { value: 'a%20b', multiValue: [{ value: 'a%20b' }, { value: 'c' }] },
      flag: { value: '' },
    }
    expect(handle('/house/', query).headers?.location.value).toBe('/house?property=house&q=a%20b&q=c&flag')
  })
})
