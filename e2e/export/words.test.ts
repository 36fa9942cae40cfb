import { readFileSync } from 'node:fs'
import { faqs, pages, properties, site } from '@/content'
import { listing } from '@/content/blog/listing'
import { gettingHere } from '@/content/getting-here'
import { euro } from '@/lib/format'
import { articlePath } from '@/lib/site/article-page'
import { NOT_PLAIN } from '@/scripts/check/rules'
import { articles } from '../articles'
import { attributesOf, exported, files, shown, textsOf } from './exported'
import type { Row } from '@/lib/schema'

it('writes every space as a plain one, and no sign that nobody sees, in pages, drawings and lists', () => {
  // Scripts hold the code of packages; the check of the content reads the words of ours in their files.
  const texts = files.filter((file) => /\.(html|xml|svg|txt)$/.test(file))
  expect(texts.filter((file) => NOT_PLAIN.test(readFileSync(`out${file}`, 'utf8')))).toEqual([])
})

describe.each(properties)('$path', (property) => {
  const { path, goodToKnow = [], nightlyPrice } = property
  const { $ } = exported(path)

  it('shows its price in its hero and in the phone bar, and that of the property at the foot', () => {
    expect($('main > :first-child').text()).toContain(euro(nightlyPrice))
    expect($('aside').text()).toContain(euro(nightlyPrice))
    for (const { crossSell, nightlyPrice: price } of properties)
      if (textsOf($, 'main h2').includes(crossSell.heading)) expect($('main').text()).toContain(euro(price))
  })

  it('shows the way, the registration number, the terms and what is good to know once they are written', () => {
    const number = site.owner?.lettingNumbers?.[property.id]
    const values = (rows: readonly Row[]) => rows.map(({ value }) => value)
    const expected = [
      ...values(goodToKnow),
      ...values(gettingHere.drivingTimes),
      ...(number ? [number] : []),
      ...values(property.terms ?? []),
    ]
    expect(textsOf($, 'main :not([data-read-at], [data-viewer] *) > dl dd')).toEqual(expected.map(shown))
  })
})

it.each(properties)('$path links each picture of its grid to its large JPEG', ({ path, photoGrid = [] }) => {
  const { $ } = exported(path)
  const links = attributesOf($, 'ol a[data-picture]', 'href')
  expect(links).toHaveLength(photoGrid.length)
  for (const link of links) expect(link).toMatch(/^\/pictures\/.+\.jpg$/)
})

it('/ has its questions, at most one of them open, and none at first', () => {
  const { $ } = exported(pages.home.path)
  const names = attributesOf($, '#faq details', 'name')
  expect(names).toHaveLength(faqs.length)
  expect(new Set(names).size).toBe(1)
  expect(names[0]).toBeTruthy()
  expect($('details[open]')).toHaveLength(0)
})

it('/blogs has all articles, newest first, each with its slug as anchor, and / links to the first three', () => {
  const slugs = articles.map(({ slug }) => slug)
  const { $ } = exported(pages.blogs.path)
  expect(attributesOf($, 'article', 'id')).toEqual(slugs)
  expect(attributesOf($, 'main nav a', 'href')).toEqual(slugs.map((slug) => `#${slug}`))
  const linked = attributesOf(exported(pages.home.path).$, 'main a[href^="/blogs#"]', 'href')
  expect(linked).toEqual(slugs.slice(0, 3).map((slug) => `/blogs#${slug}`))
})

it.each(articles)('/blogs and the page of its own have the whole article: $title', (article) => {
  const { slug, date, image, secondImage } = article
  const { $: listed } = exported(pages.blogs.path)
  const part = listed(`article#${slug}`)
  expect(part.find('time').attr('datetime')).toBe(date)
  expect(part.find('img[alt!=""]')).toHaveLength(secondImage && secondImage !== image ? 2 : 1)
  expect(part.find('p').length).toBeGreaterThan(2)

  const { $ } = exported(articlePath(slug))
  const others = articles.filter((each) => each !== article).map((other) => articlePath(other.slug))
  expect(attributesOf($, 'main h3 a[href^="/blogs/"]', 'href')).toEqual(expect.arrayContaining(others))
  expect($('main a[href="/blogs"]').text()).toContain(listing.others.linkLabel)
})

it('/book has the whole form, and its one button is disabled', () => {
  const { $ } = exported(pages.book.path)
  const names = attributesOf($, 'form [name]', 'name')
  const others = 'checkIn checkOut guests name email phone requests'.split(' ')
  expect(names).toEqual([...properties.map(() => 'property'), ...others])
  const buttons = $('form button[type=submit]')
  expect([buttons.length, buttons.is('[disabled]')]).toEqual([1, true])
})
