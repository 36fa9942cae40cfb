/** @jest-environment node */
import { readFileSync } from 'node:fs'
import { runInNewContext } from 'node:vm'
import { pages } from '@/content/pages'
import { readHeaders, types } from '../shared/headers.mjs'

const read = (name: string) => readFileSync(`docs/deploy/${name}`, 'utf8')
const headersOf = readHeaders(read('_headers')) as (address: string) => [string, string][]
const headersFor = (address: string) => Object.fromEntries(headersOf(address))

const immutable = 'public, max-age=31536000, immutable'
const sharedFolders = ['/cards/', '/pictures/']
const hashedFolders = [...sharedFolders, '/_next/static/', '/charts/', '/fonts/', '/viewer/'].sort()

/** The rules of `_headers`, in the form in which the configurations of the other hosts are read below. */
const rules = {
  headers: headersFor('/anything'),
  immutable: hashedFolders,
  shared: sharedFolders,
  noindex: true,
  types: {
    ...types,
    '.avif': headersFor('/a.avif')['Content-Type'],
    '.webmanifest': headersFor('/a.webmanifest')['Content-Type'],
  },
  feed: headersFor('/feed.xml')['Content-Type'],
  // A page's other addresses: `/house/`, `/house.html`, `/house/index.html`, `/index`.
  unclean: String.raw`(?:/index|\.html|/)+$`,
}

const matches = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, ...groups]) => groups)
const pairs = (text: string, pattern: RegExp) => Object.fromEntries(matches(text, pattern))

function rulesOfNginx() {
  const text = read('nginx.conf')
  const block = (opening: string) => text.slice(text.indexOf(opening)).split('}')[0]!
  const folders = (map: string, value: string) =>
    matches(block(`map $uri ${map} {`), /"~\^(\S+)" "(.+)";/g)
      .flatMap(([folder, given]) => (given === value ? [folder] : []))
      .sort()
  const utf8 = `text/html ${/charset_types (.+);/.exec(text)![1]}`.split(' ')
  const withCharset = (type = '') => (utf8.includes(type) ? `${type}; charset=utf-8` : type)
  return {
    headers: pairs(text, /add_header (\S+) "(.+)" always;/g),
    immutable: folders('$edgewater_cache', immutable),
    shared: folders('$edgewater_sharing', 'cross-origin'),
    noindex: block('map $uri $edgewater_robots {').includes(String.raw`"~\.txt$" "noindex";`),
    types: Object.fromEntries(
      matches(block('  types {'), /^ +(\S+) (\w+);$/gm).map(([type, ending]) => [
        `.${ending}`,
        withCharset(type),
      ]),
    ),
    feed: withCharset(/location = \/feed\.xml \{.* default_type (\S+);/.exec(text)![1]),
    unclean: /location ~ \^\(\/\.\+\?\)(\S+) /.exec(text)![1],
  }
}

function rulesOfCaddy() {
  const text = read('Caddyfile')
  const folders = (name: string) => {
    const [paths] = matches(text, new RegExp(`^  @${name} path (.+)$`, 'gm'))[0]!
    return paths!.replaceAll('*', '').split(' ').sort()
  }
  const { '/feed.xml': feed, ...others } = pairs(text.replaceAll('\\.', '.'), /^ +~(\S+)\$ "(.+)"$/gm)
  return {
    headers: pairs(text.slice(0, text.indexOf('@writing')), /^ +header (\S+) "(.+)"$/gm),
    immutable: folders('hashed'),
    shared: folders('shared'),
    noindex: /@data path \*\.txt\n +header @data X-Robots-Tag "noindex"/.test(text),
    types: others,
    feed,
    unclean: /path_regexp page \^\(\/\.\+\?\)(\S+)/.exec(text)![1],
  }
}

/** The headers of a response headers policy, some of which have AWS's own names and the rest are custom headers. */
function headersOfPolicy(name: string): Record<string, string | undefined> {
  const { SecurityHeadersConfig: own, CustomHeadersConfig: custom } = JSON.parse(
    read(`cloudfront-${name}.json`),
  )
  const others = custom.Items as { Header: string; Value: string }[]
  expect(custom.Quantity).toBe(others.length)
  return {
    'Strict-Transport-Security': `max-age=${own.StrictTransportSecurity.AccessControlMaxAgeSec}`,
    'Content-Security-Policy': own.ContentSecurityPolicy.ContentSecurityPolicy,
    'X-Content-Type-Options': own.ContentTypeOptions.Override ? 'nosniff' : undefined,
    'Referrer-Policy': own.ReferrerPolicy.ReferrerPolicy,
    ...Object.fromEntries(others.map(({ Header, Value }) => [Header, Value])),
  }
}

/** CloudFront’s headers come from three policies, from the script of an upload and from a function. */
function rulesOfCloudFront() {
  const instructions = readFileSync('docs/deploy.md', 'utf8')
  const upload = read('s3.sh')
  const [folders] = matches(upload, /^for folder in (.+); do$/gm)[0]!
  const [behaviours] = matches(instructions, /Behaviours: (.+) with the policy `edgewater-pictures`/g)[0]!
  const { 'Cross-Origin-Resource-Policy': own, ...headers } = headersOfPolicy('pages')
  expect(own).toBe('same-origin')
  expect(headersOfPolicy('pictures')).toEqual({ ...headers, 'Cross-Origin-Resource-Policy': 'cross-origin' })
  expect(headersOfPolicy('data')).toEqual({
    ...headers,
    'Cross-Origin-Resource-Policy': 'same-origin',
    'X-Robots-Tag': 'noindex',
  })
  return {
    ...rules,
    headers,
    immutable: folders!
      .split(' ')
      .map((folder) => `/${folder}/`)
      .sort(),
    shared: matches(behaviours!, /`(\S+)\*`/g)
      .flat()
      .sort(),
    feed: /content-type '(application\/rss.+)'/.exec(upload)![1],
    unclean: /\^\(\\\/\.\+\?\)(\S+)\/\.exec/.exec(read('cloudfront-function.js'))![1]!.replaceAll('\\/', '/'),
  }
}

it.each([
  ['nginx', rulesOfNginx],
  ['Caddy', rulesOfCaddy],
  ['CloudFront', rulesOfCloudFront],
])('%s sends the headers of _headers by the same rules', (_, rulesOf) => {
  expect(rulesOf()).toEqual(rules)
})

describe('_headers', () => {
  it('caches files with a hash in their name for a year, and allows other sites to embed only pictures and cards', () => {
    for (const folder of hashedFolders)
      expect(headersFor(`${folder}a1b2.js`)).toMatchObject({
        'Cache-Control': immutable,
        'Cross-Origin-Resource-Policy': sharedFolders.includes(folder) ? 'cross-origin' : 'same-origin',
      })
  })

  it('lets no other site embed a page, including a new article', () => {
    const paths = Object.values(pages).map(({ path }) => path)
    for (const path of [...paths.filter((each) => each !== '/404'), '/blogs/a-new-article'])
      expect([path, headersFor(path)['Cross-Origin-Resource-Policy']]).toEqual([path, 'same-origin'])
  })

  it('keeps route data out of search results', () => {
    expect(headersFor('/house.txt')['X-Robots-Tag']).toBe('noindex')
    expect(headersFor('/house')['X-Robots-Tag']).toBeUndefined()
  })

  it.each([
    ...hashedFolders.map((folder) => `${folder}a1b2.avif`),
    '/blogs',
    '/blogs/a-walk',
    '/blogs/a.txt',
    '/feed.xml',
  ])('gives %s no header twice', (address) => {
    const names = headersOf(address).map(([name]) => name)
    expect(names).toEqual([...new Set(names)])
  })

  it('stays within the limits of Cloudflare Pages', () => {
    const lines = read('_headers').split('\n')
    expect(lines.filter((line) => line.startsWith('/')).length).toBeLessThan(100)
    expect(lines.filter((line) => line.length > 2000 || line.split('*').length > 2)).toEqual([])
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
  ])('serves %s from %s', (uri, file) => {
    expect(handle(uri).uri).toBe(file)
  })

  it.each([
    ['/index.html', '/'],
    ['/index', '/'],
    ['/house/', '/house'],
    ['/house.html', '/house'],
    ['/house/index.html', '/house'],
    ['//house/', '/house'],
  ])('redirects %s to %s', (uri, location) => {
    const { statusCode, headers } = handle(uri)
    expect([statusCode, headers?.location.value]).toEqual([308, location])
  })

  it('keeps the query unchanged', () => {
    const query = {
      property: { value: 'house' },
      q: { value: 'a%20b', multiValue: [{ value: 'a%20b' }, { value: 'c' }] },
      flag: { value: '' },
    }
    expect(handle('/house/', query).headers?.location.value).toBe('/house?property=house&q=a%20b&q=c&flag')
  })
})
