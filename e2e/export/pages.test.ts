import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { brotliCompressSync } from 'node:zlib'
import { load, type CheerioAPI } from 'cheerio'
import { HtmlValidate } from 'html-validate'
import sharp from 'sharp'
import { picture } from '@/content/photos/picture'
import { everyPage, pages, properties, site } from '../content'
import { addressOf, attributesOf, exported, isExported } from './exported'

const validator = new HtmlValidate({
  root: true,
  extends: ['html-validate:standard', 'html-validate:a11y'],
  rules: { 'heading-level': 'error', 'no-missing-references': 'error' },
})

/** The description and the card tags of a page, each with its content. */
const tagsOf = ($: CheerioAPI) =>
  $('meta:is([name="description"], [name^="twitter:"], [property])')
    .toArray()
    .map(({ attribs: { name, property, content } }) => [name ?? property!, content!] as const)

describe.each(everyPage)('$path', ({ path, title, description, noindex, image, author, changed }) => {
  const { html, $ } = exported(path)
  const isHidden = noindex || site.noindex

  it('has title, description and one set of card tags in its first 8 KiB, and a small JPEG as its card', async () => {
    // The longest title, description and domain take less than one KiB more.
    const start = load(html.slice(0, 7000))
    const found = Object.fromEntries(tagsOf(start))
    const card = found['og:image']!
    const shared = {
      title,
      description,
      image: card,
      'image:alt': picture(image ?? pages.home.image!).alt,
      'image:type': 'image/jpeg',
      'image:width': '1200',
      'image:height': '630',
    }
    const named = (prefix: string) => Object.entries(shared).map(([name, value]) => [prefix + name, value])
    expect(start('title').text()).toBe(title)
    expect(found).toEqual({
      description,
      ...Object.fromEntries([...named('og:'), ...named('twitter:')]),
      'og:url': addressOf(path),
      'og:site_name': site.name,
      'og:locale': site.language.replace('-', '_'),
      'og:type': author ? 'article' : 'website',
      'twitter:card': 'summary_large_image',
      ...(author && { 'article:published_time': changed, 'article:author': author }),
    })
    expect(tagsOf($)).toHaveLength(Object.keys(found).length)
    expect(new URL(card).origin).toBe(new URL(site.url).origin)
    const bytes = readFileSync(`out${new URL(card).pathname}`)
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 })
    // Messengers drop pictures that are too large.
    expect(bytes.length).toBeLessThan(300_000)
  })

  it('has its language, its canonical address unless it is the 404 page, and noindex unless it may be indexed', () => {
    expect($('html').attr('lang')).toBe(site.language)
    const canonical = attributesOf($, 'link[rel="canonical"]', 'href')
    expect(canonical).toEqual(path === pages.notFound.path ? [] : [addressOf(path)])
    const robots = attributesOf($, 'meta[name="robots"]', 'content').map((content) => content.split(',')[0])
    expect(robots).toEqual(isHidden ? ['noindex'] : [])
  })

  it('allows by its policy, before its first script, only what the site itself serves, and what the page holds', () => {
    const policy = $('meta[http-equiv="Content-Security-Policy"]').attr('content')!
    const [script, style] = ['script:not([src], [type])', 'style'].map((selector) => {
      expect($(selector)).toHaveLength(1)
      return `'self' 'sha256-${createHash('sha256').update($(selector).text()).digest('base64')}'`
    })
    expect(policy.split('; ')).toEqual([
      "default-src 'none'",
      `script-src ${script}`,
      `style-src ${style}`,
      ...['img', 'font', 'connect'].map((kind) => `${kind}-src 'self'`),
      ...['object-src', 'base-uri', 'form-action'].map((directive) => `${directive} 'none'`),
    ])
    expect(html.indexOf(policy)).toBeLessThan(html.indexOf('<script'))
    expect(html).not.toMatch(/<[^<>]+ (on\w+|style)="|javascript:/)
  })

  it('is valid HTML with one h1, begins each section with an h2, skips no level, and describes its pictures', async () => {
    const { results } = await validator.validateString(html)
    expect(results.flatMap(({ messages }) => messages)).toEqual([])
    expect($('h1')).toHaveLength(1)
    // The table beside the picture of the comparison says all that it shows.
    expect($('main img[alt=""][src^="/pictures/"]')).toHaveLength(path === pages.home.path ? 1 : 0)
    const sections = $('main section:not([aria-label])').toArray()
    const first = sections.map((section) => $(section).find('h1, h2, h3, h4').first().prop('tagName'))
    expect(first.filter((name) => name && !/H[12]/.test(name))).toEqual([])
  })

  it('links only to files, pages and hashes that exist', () => {
    const sets = ['srcset', 'imagesrcset'].flatMap((name) => attributesOf($, `[${name}]`, name))
    const addresses = [
      ...attributesOf($, '[href]', 'href').map((href) => (href.startsWith('#') ? path + href : href)),
      ...attributesOf($, '[src]', 'src'),
      ...sets.flatMap((set) => set.split(', ').map((rendition) => rendition.split(' ')[0]!)),
      ...attributesOf($, '[data-scripts]', 'data-scripts').flatMap((scripts) => scripts.split(' ')),
    ]
    const ours = addresses.filter((address) => new URL(address, site.url).origin === new URL(site.url).origin)
    expect(ours.length).toBeGreaterThan(20)
    expect(ours.filter((address) => !isExported(address))).toEqual([])
  })

  it('has what the first paint needs in one file of few bytes, and loads all but its first picture lazily', () => {
    expect($('link[rel="stylesheet"], link:is([as="font"], [as="style"]), body style')).toHaveLength(0)
    // At 1.6 Mbit/s a KiB takes 5 ms.
    expect(brotliCompressSync(html).length).toBeLessThanOrEqual(29 * 1024)
    expect($('img:not([width][height])')).toHaveLength(0)
    const hasHero = path === '/' || path.startsWith('/blogs') || properties.some((each) => each.path === path)
    expect($('img[fetchpriority="high"]')).toHaveLength(hasHero ? 1 : 0)
    expect($('img:not([fetchpriority], [loading="lazy"])')).toHaveLength(0)
  })

  it('has one inline script of few bytes, the deferred ones of a form, the addresses of those of carousels, and no others', () => {
    const inline = $('script:not([type], [src])').text()
    expect(brotliCompressSync(inline).length).toBeLessThanOrEqual(3.5 * 1024)
    // What is typed while the form is still on its way is marked.
    expect($('form:not([data-page-script] ~ form)')).toHaveLength(0)
    // Chromium paints the hero before it runs the script.
    expect($('[data-page-script] ~ section [fetchpriority="high"]')).toHaveLength(0)
    const hasCarousel = $('[aria-roledescription="carousel"]').length > 0
    const isForm = [pages.book.path, pages.thankYou.path].includes(path)
    // They come last, so that they do not delay the first paint.
    const deferred = $('footer ~ script[defer][fetchpriority="low"][src^="/_next/"]')
    expect(deferred.length > 1).toBe(isForm)
    expect($('script[src]')).toHaveLength(deferred.length)
    expect($('[data-page-script][data-scripts]')).toHaveLength(hasCarousel ? 1 : 0)
  })
})
