import { brotliCompressSync } from 'node:zlib'
import { HtmlValidate } from 'html-validate'
import { pages, site } from '@/content'
import { absoluteUrl, FEED_PATH } from '@/lib/site/absolute-url'
import { attributesOf, entries, exported, files } from './exported'

const KIB = 1024

/** HTML with its styles: all that a browser needs for the first paint. At 1.6 Mbit/s a KiB takes 5 ms. */
const BEFORE_FIRST_PAINT = 29 * KIB

/** Characters. `lib/schema.ts` allows no longer title and description. */
const LONGEST = { title: 60, description: 155, domain: 60 }

/** A pattern of the tag that begins so. */
const tag = (start: string, times = '') => `(<${start}("[^"]*"|[^">])*>)${times}`

const validator = new HtmlValidate({
  root: true,
  extends: ['html-validate:recommended', 'html-validate:a11y'],
  rules: {
    // React writes HTML like this, and parsers accept it.
    'attr-case': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'void-style': 'off',
    // React's own script has the id `_R_`, which HTML allows.
    'valid-id': ['error', { relaxed: true }],
    // Style keeps a phone number on one line, so that a copied number has plain spaces.
    'tel-non-breaking': 'off',
    'heading-level': 'error',
    'no-missing-references': 'error',
  },
})

/** The texts that stand in the element itself. */
const textNodesOf = ({ children }: { children: { type: string; data?: string }[] }) =>
  children.filter(({ type }) => type === 'text').map(({ data }) => data)

it('has one HTML file for each page, and no others', () => {
  const expected = entries.map(({ path }) => (path === '/' ? '/index.html' : `${path}.html`))
  expect(files.filter((file) => file.endsWith('.html')).sort()).toEqual(expected.sort())
})

describe.each(entries)('$path', ({ path, title, description, noindex }) => {
  const { html, $ } = exported(path)

  it('begins with its charset, policy and viewport, then what describes it, then its first picture, its styles and its script', () => {
    const order = [
      ...['<!DOCTYPE html>', tag('html'), '<head>', tag('meta charset="utf-8"')],
      ...[tag('meta http-equiv="Content-Security-Policy"'), tag('meta name="viewport"')],
      ...['<title>[^<]*</title>', tag('meta name="description"'), tag('link rel="canonical"', '?')],
      ...[tag('meta name="robots"', '*'), tag('meta property="(og|article):[^"]*"', '+')],
      ...[tag('meta name="twitter:[^"]*"', '+'), tag('link rel="(icon|apple-touch-icon)"', '+')],
      ...[tag('link rel="alternate"', '?'), tag('link rel="preload" as="image"', '*')],
      ...['<style>[^]*?</style>', tag('meta name="[^"]*"', '*'), '<script data-inline="head">'],
    ]
    expect(html).toMatch(new RegExp(`^${order.join('')}`))
  })

  it('has its card tags within its first 8 KiB, also with the longest title, description and domain', () => {
    const last = html.lastIndexOf('<meta name="twitter:')
    const start = html.slice(0, html.indexOf('>', last) + 1)
    const addresses = start.split(site.url).length - 1
    // Title and description stand there three times.
    const missing =
      addresses * (LONGEST.domain - new URL(site.url).host.length) +
      3 * (LONGEST.title - title.length + LONGEST.description - description.length)
    expect(Buffer.byteLength(start) + missing).toBeLessThan(8 * KIB)
  })

  // Its title and description are tested with the card tags: cards.test.ts.
  it('has the site’s language', () => {
    expect($('html').attr('lang')).toBe(site.language)
  })

  it('has its canonical address unless it is the 404 page, and the feed if it may be indexed, or else noindex', () => {
    const robots = attributesOf($, 'meta[name="robots"]', 'content').map((content) => content?.split(',')[0])
    expect(robots).toEqual(noindex ? ['noindex'] : [])
    const canonical = attributesOf($, 'link[rel="canonical"]', 'href')
    const feeds = attributesOf($, 'link[rel="alternate"][type="application/rss+xml"]', 'href')
    expect(canonical).toEqual(path === pages.notFound.path ? [] : [absoluteUrl(site.url, path)])
    expect(feeds).toEqual(noindex ? [] : [absoluteUrl(site.url, FEED_PATH)])
  })

  it('has one header, one main part and one footer', () => {
    for (const part of ['header', 'main', 'footer']) expect([part, $(part).length]).toEqual([part, 1])
  })

  it('is valid HTML, and its headings skip no level', async () => {
    const { results } = await validator.validateString(html)
    const faults = results.flatMap(({ messages }) =>
      messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`),
    )
    expect(faults).toEqual([])
  })

  it('has its styles in its head, and no inline handler or script from another origin', () => {
    // React marks the rules of a component with `data-href`.
    expect($('head > style:not([data-href])')).toHaveLength(1)
    expect($('body style')).toHaveLength(0)
    expect(html).not.toMatch(/<[^<>]+ on\w+="/)
    expect($('script[src]:not([src^="/"]), script[src^="//"], [href^="javascript:"]')).toHaveLength(0)
  })

  it('allows by its policy only what the site itself serves', () => {
    const policy = $('meta[http-equiv="Content-Security-Policy"]').attr('content')!
    expect(policy.replaceAll(/ 'sha256-[^']+'/g, '').split('; ')).toEqual([
      "default-src 'none'",
      ...['script', 'style', 'img', 'font', 'connect'].map((kind) => `${kind}-src 'self'`),
      ...['object-src', 'base-uri', 'form-action'].map((directive) => `${directive} 'none'`),
    ])
  })

  it('has one h1, and begins each section with a heading of the second level', () => {
    expect($('h1')).toHaveLength(1)
    const first = $('main section:not([aria-label])')
      .toArray()
      .flatMap((section) => $(section).find('h1, h2, h3, h4').first().toArray())
    expect(first.filter(({ name }) => !/h[12]/.test(name)).map((heading) => $(heading).text())).toEqual([])
  })

  it('hides the words inside a drawing that has a description, which Firefox would read out', () => {
    const texts = $('[role="img"], [role="img"] *')
      .toArray()
      .filter((element) => $(element).closest('[aria-hidden="true"]').length === 0)
      .flatMap((element) => textNodesOf(element))
    expect(texts).toEqual([])
  })

  it('says a picture and its caption once, because neither stands in a figure', () => {
    expect($('figure, figcaption')).toHaveLength(0)
  })

  it('parts the boxes of a link by a space, because a screen reader would join their words', () => {
    for (const link of $('a:has(> span + span)').toArray()) {
      const texts = $(link)
        .children('span')
        .toArray()
        .map((box) => $(box).text())
        .filter(Boolean)
      expect(texts.filter((_, index) => index % 2 === 1)).toEqual([' '])
      expect(texts).toHaveLength(3)
    }
  })

  it('has live regions of at most one text, none within another', () => {
    const live = '[aria-live], [role="status"]'
    for (const region of $(live).toArray()) {
      const texts = [region, ...$(region).find('*').toArray()].flatMap(textNodesOf)
      expect(texts.length).toBeLessThanOrEqual(1)
      expect($(region).find(live)).toHaveLength(0)
    }
  })

  it('describes a control by one element of the page, which is no live region', () => {
    for (const id of attributesOf($, '[aria-describedby]', 'aria-describedby'))
      expect($(`[id="${id}"]:not([aria-live], [role="status"])`)).toHaveLength(1)
  })

  it('tells the size that each picture takes', () => {
    expect($('img:not([width][height])')).toHaveLength(0)
  })

  it('has all that the first paint needs in one file of few bytes', () => {
    expect($('*').length).toBeLessThanOrEqual(1000)
    expect($('link[rel="stylesheet"], link[rel="preload"][as="font"]')).toHaveLength(0)
    expect(brotliCompressSync(html).length).toBeLessThanOrEqual(BEFORE_FIRST_PAINT)
  })

  it('has little inline script, without React’s data: one in its head, and one at its end', () => {
    // Bytes, compressed.
    const most: Record<string, number> = { head: 1000, page: 2200 }
    expect(attributesOf($, 'head > script[data-inline]', 'data-inline')).toEqual(['head'])
    expect($('body > script:last-child').attr('data-inline')).toBe('page')
    for (const script of $('script:not([type], [src])').toArray()) {
      const [name, bytes] = [script.attribs['data-inline']!, brotliCompressSync($(script).text()).length]
      expect(bytes).toBeGreaterThan(1)
      expect([name, bytes <= most[name]!]).toEqual([name, true])
    }
  })

  it('has the scripts of a form that is in view from the start, loads those of a carousel when it is near, and no others', () => {
    const islands = new Set(attributesOf($, '[data-island]', 'data-island'))
    const kinds = [$('script[src]').length, $('script[src][defer]').length, $('[data-scripts]').length]
    if (islands.has('load')) expect(kinds).toEqual([kinds[0], kinds[0], 0])
    else expect(kinds).toEqual([0, 0, islands.size])
    expect(kinds[0]! > 1).toBe(islands.has('load'))
  })

  it('has one main picture if it opens with one, and loads every other picture lazily', () => {
    const main = $('img[fetchpriority="high"]')
    expect(main).toHaveLength(/^\/(house|apartment|blogs.*)?$/.test(path) ? 1 : 0)
    expect($('img:not([fetchpriority], [loading="lazy"])')).toHaveLength(0)
  })
})
