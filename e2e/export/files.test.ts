import { readFileSync } from 'node:fs'
import { load } from 'cheerio'
import { site } from '@/content'
import { host } from '@/content/host'
import { absoluteUrl, FEED_PATH } from '@/lib/site/absolute-url'
import { articles } from '../articles'
import { attributesOf, exported, files, indexable, isExported, textsOf } from './exported'

const isMissing = (address: string) => !isExported(address)
const exportedXml = (path: string) => load(readFileSync(`out${path}`, 'utf8'), { xml: true })

it('the sitemap lists every page that may be indexed, with its date of change', () => {
  const $ = exportedXml('/sitemap.xml')
  const addresses = textsOf($, 'url > loc')
  expect(addresses.toSorted()).toEqual(indexable.map(({ path }) => absoluteUrl(site.url, path)).toSorted())

  const days = textsOf($, 'url > lastmod')
  expect(days).toHaveLength(addresses.length)
  for (const day of days) expect(day).toMatch(/^\d{4}-\d\d-\d\d$/)
  expect(addresses.filter(isMissing)).toEqual([])
})

it('the sitemap lists the large pictures of each page, each once', () => {
  const $ = exportedXml('/sitemap.xml')
  for (const { path } of indexable) {
    const url = $('url').filter((_, each) => $(each).children('loc').text() === absoluteUrl(site.url, path))
    const listed = url
      .find('image\\:loc')
      .toArray()
      .map((each) => $(each).text())
    expect(listed.filter(isMissing)).toEqual([])
    expect(new Set(listed).size).toBe(listed.length)
    const { $: page } = exported(path)
    // The links of the galleries lead to the large pictures.
    const large = attributesOf(page, 'main a[data-picture]', 'href')
    expect([path, listed.map((each) => new URL(each).pathname)]).toEqual([
      path,
      expect.arrayContaining(large),
    ])
  }
})

it('robots.txt allows everything and names the sitemap', () => {
  const lines = readFileSync('out/robots.txt', 'utf8').split('\n').filter(Boolean)
  expect(lines).toEqual(['User-Agent: *', 'Allow: /', `Sitemap: ${site.url}/sitemap.xml`])
})

it('the feed lists the articles, newest first', () => {
  const $ = exportedXml(FEED_PATH)
  const items = $('channel > item')
    .toArray()
    .map((item) => ({
      title: $(item).find('title').text(),
      link: $(item).find('link').text(),
      guid: $(item).find('guid').text(),
      description: $(item).find('description').text(),
      date: new Date($(item).find('pubDate').text()).toISOString().slice(0, 10),
    }))
  const expected = articles.map(({ slug, title, description, date }) => {
    const link = `${site.url}/blogs/${slug}`
    return { title, link, guid: link, description, date }
  })
  expect(items).toEqual(expected)
  expect($('channel > atom\\:link').attr('href')).toBe(`${site.url}${FEED_PATH}`)
  const addresses = [$('channel > link').text(), ...items.map(({ link }) => link)]
  expect(addresses.filter(isMissing)).toEqual([])
})

it('the icons that a page links exist', () => {
  const { $ } = exported('/')
  const linked = attributesOf($, 'link:is([rel="icon"], [rel="apple-touch-icon"])', 'href')
  expect(linked).toEqual(
    expect.arrayContaining([
      expect.stringMatching(/^\/icon\.svg\?/),
      expect.stringMatching(/^\/favicon\.ico\?/),
      expect.stringMatching(/^\/apple-icon\.png/),
    ]),
  )
  expect(linked.map(String).filter(isMissing)).toEqual([])
})

it('the licences of the fonts are served with them', () => {
  const served = files.filter((file) => file.startsWith('/fonts/'))
  expect(served.filter((file) => file.endsWith('.woff2')).length).toBeGreaterThan(2)
  const licences = served.filter((file) => /OFL|licen[cs]e/i.test(file))
  expect(licences).toHaveLength(2)
  for (const file of licences) expect(readFileSync(`out${file}`, 'utf8')).toContain('SIL OPEN FONT LICENSE')
})

it('holds no route data, no build manifest and no second 404 page, which no browser requests', () => {
  expect(files.filter((file) => /__next|_not-found|\.txt$|[mM]anifest\.js$/.test(file))).toEqual(
    files.filter((file) => /^\/(robots|fonts\/.*LICENSE)\.txt$/.test(file)),
  )
})

it('sends no browser a note for the owner, or a page the fields of the site that it does not show', () => {
  const unshown = 'hostLog'
  expect(site).toHaveProperty(unshown)
  const texts = files
    .filter((file) => /\.(html|js|css|txt|xml|json)$/.test(file))
    .map((file) => [file, readFileSync(`out${file}`, 'utf8')] as const)
  // Markup and scripts escape quotes and the like.
  const escaped = (note: string) => new RegExp(note.replace(/[^\p{L}\p{N} ]/gu, '.{1,8}'), 'u')
  const holding = (note: string) => texts.filter(([, text]) => escaped(note).test(text)).map(([file]) => file)
  const notes = [unshown, ...host.sentences.map(({ question }) => question)]
  expect(notes.map((note) => [note, holding(note)])).toEqual(notes.map((note) => [note, []]))
})
