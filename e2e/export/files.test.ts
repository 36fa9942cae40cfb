import { load } from 'cheerio'
import { host } from '@/content/host'
import { site } from '../content'
import { addressOf, exported, files, indexable, read } from './exported'

const xml = (file: string) => load(read(file), { xml: true })

/** The files with such an ending in which a pattern is found. */
const holding = (ending: RegExp, pattern: RegExp) =>
  files.filter((file) => ending.test(file) && pattern.test(read(file)))

it('robots.txt names the sitemap, which lists every page that may be indexed and its day of change, and nothing else', () => {
  const robots = read('/robots.txt').split('\n').filter(Boolean)
  expect(robots).toEqual(['User-Agent: *', 'Allow: /', `Sitemap: ${site.url}/sitemap.xml`])
  const $ = xml('/sitemap.xml')
  const addresses = $('url > loc').toArray()
  expect(addresses.map((each) => $(each).text()).sort()).toEqual(
    indexable.map(({ path }) => addressOf(path)).sort(),
  )
  for (const each of addresses) {
    const [, lastmod, ...more] = $(each).parent().children()
    expect($(lastmod).text()).toMatch(/^\d{4}-\d\d-\d\d$/)
    expect(more).toEqual([])
  }
})

it('the feed lists the articles that the sitemap lists, newest first, at noon, which is one day in Europe and America', () => {
  const $ = xml('/feed.xml')
  const links = Array.from($('item > link'), (link) => $(link).text())
  const articles = indexable
    .filter(({ path }) => path.startsWith('/blogs/'))
    .map(({ path }) => addressOf(path))
  expect([...links].sort()).toEqual(articles.sort())
  const dates = Array.from($('item > pubDate'), (date) => Date.parse($(date).text()))
  expect(dates).toEqual([...dates].sort((one, other) => other - one))
  expect(new Set(dates.map((date) => new Date(date).getUTCHours()))).toEqual(new Set([12]))
  expect($('channel > atom\\:link').attr('href')).toBe(`${site.url}/feed.xml`)
})

it('serves the licences of the fonts with them', () => {
  expect(holding(/^\/fonts\/.*\.txt$/, /SIL OPEN FONT LICENSE/)).toHaveLength(2)
})

it('holds no route data, no build manifest and no second 404 page, which no browser requests', () => {
  const left = files.filter((file) => /__next|_not-found|\.txt$|[mM]anifest\.js$/.test(file))
  expect(left.filter((file) => !/^\/(robots|fonts\/.*LICENSE)\.txt$/.test(file))).toEqual([])
})

it('writes every space as a plain one, and no sign that nobody sees', () => {
  const signs = /[^\S \t\r\n]|[\u00ad\u200b\u200e\u200f\u2060\ufeff\ufffd]/u
  expect(holding(/\.(html|xml|svg|txt)$/, signs)).toEqual([])
})

it('sends no browser a note for the owner, the parser of the content, the address of the example, or the list of all pictures', () => {
  // Markup and scripts escape quotes and the like.
  const escaped = (note: string) => note.replace(/[^\p{L}\p{N} ]/gu, '.{1,8}')
  const notes = ['hostLog', ...host.sentences.map(({ question }) => escaped(question))]
  expect(holding(/\.(html|js|css|txt|xml)$/, new RegExp(notes.join('|'), 'u'))).toEqual([])
  const pattern = /ZodError|\.example\b|\/pictures\/[\w-]+\.[0-9a-f]{8}/
  expect(holding(/\/(chunks|modules)\/.*\.js$/, pattern)).toEqual([])
  const inline = indexable.map(({ path }) => exported(path).$('script:not([type])').text())
  expect(inline.join('')).not.toMatch(pattern)
})
