import { content } from '@/app/_shared/content'
import { readFileSync } from 'node:fs'
import { isTag, isText, type AnyNode } from 'domhandler'
import { numbered } from '@/lib/numbered'
import { euro, fill, longDate, plainText } from '@/lib/format'
import { articlePath } from '@/lib/site/article-page'
import type { ArticleFrontMatter } from '@/lib/schema/article'
import { termRows } from '@/lib/booking/terms'
import type { Picture } from '@/lib/schema/picture'
import type { Property, Row } from '@/lib/schema/property'
import { spaceFaults } from '@/scripts/shared/text-faults'
import { articles } from '../articles'
import { attributesOf, exported, files, shown, textsOf } from './exported'

const {
  accessibility,
  listing,
  booking,
  formWords,
  chart,
  faqs,
  gettingHere,
  home,
  notFound,
  pages,
  privacy,
  properties,
  propertyWords,
  site,
  testimonials,
  thankYou,
} = content

/** What the page adds to its content: figures with their nouns, captions below pictures, the numbers of places. */
const figuresOf = (facts: readonly { figure: string; noun: string }[]) =>
  facts.map(({ figure, noun }) => `${figure} ${noun}`)
const captioned = (pictures: readonly Picture[]) => pictures.map(({ alt, caption }) => [alt, caption])
const amenitiesOf = ({ amenities }: Property) =>
  amenities.map(({ name, detail }) => `${plainText(name)} ${detail}`)
type Places = Pick<ArticleFrontMatter, 'places'>
const chartedOf = ({ places }: Places) => places.filter(({ chart }) => chart)
const numberedPlaces = (article: Places) =>
  chartedOf(article).map(({ name }, index) => `${index + 1} ${name}`)
const openingOf = ({ date, author, readingTime, ...article }: (typeof articles)[number]) => [
  article.title,
  [
    longDate(date),
    fill(listing.byline, { author }),
    fill(listing.readingTime, { minutes: readingTime }),
  ].join(' · '),
  article.standfirst,
  chart && `${listing.extract.label}: ${numberedPlaces(article).join(', ')}.`,
  listing.highlightsHeading,
  article.highlights.map((highlight) => Object.values(numbered(highlight)).map(String)),
]
const { withoutScript, contact, ...bookingIntro } = booking
const { send, ...confirmation } = thankYou

const textsOfProperty = ({ galleries = [], photoGrid = [], ...property }: Property) => [
  [property.hero, property.name, figuresOf(property.facts), property.character, property.priceScope],
  [property.heading, property.lede, property.text],
  [propertyWords.rooms, property.rooms, propertyWords.amenities, amenitiesOf(property), propertyWords.times],
  galleries.map(({ heading }) => heading),
  galleries.map(({ heading, sentence, lead, pictures }) => [
    [heading, sentence, captioned(lead ? [lead] : [])],
    [heading, captioned(pictures)],
  ]),
  captioned(photoGrid),
  [gettingHere, propertyWords.ask],
]

/** The content of each page, in the order of the page. */
const contents: Record<string, unknown[]> = {
  [pages.home.path]: [
    [home.hero.picture, home.hero.heading, home.hero.text, home.hero.scrollLabel, home.hero.bookLabel],
    figuresOf(home.statistics.facts),
    properties.map(({ cardPicture, label, name, cardText }) => [cardPicture.alt, label, name, cardText]),
    home.phoneStrip,
    [home.gallery.heading, home.gallery.pictures.map(({ alt }) => alt)],
    [chart && [chart.description, chart.inset.label], home.location, chart?.notes],
    [home.amenities.heading, home.amenities.items.map(({ name }) => name)],
    [home.testimonials.heading, testimonials, figuresOf(home.testimonials.facts)],
    [home.articles, articles.slice(0, 3).map(({ title, excerpt }) => [title, excerpt])],
    [home.faq.heading, faqs],
    [
      home.callToAction.picture,
      home.callToAction.heading,
      home.callToAction.text,
      home.callToAction.bookLabel,
    ],
  ],
  ...Object.fromEntries(properties.map((property) => [property.path, textsOfProperty(property)])),
  [pages.blogs.path]: [listing.heading, listing.lede, articles.map(openingOf), listing.callToAction],
  ...Object.fromEntries(
    articles.map((article) => [
      articlePath(article.slug),
      [
        openingOf(article),
        listing.places,
        article.places.map((place) => [
          numberedPlaces(article)[chartedOf(article).indexOf(place)] ?? place.name,
          place.note,
        ]),
      ],
    ]),
  ),
  [pages.book.path]: [
    [bookingIntro, withoutScript.heading, withoutScript.text, withoutScript.emailLabel],
    [formWords.where.legend, formWords.when.legend],
    Object.values(formWords.who.fields).map(({ label }) => label),
    [formWords.plan.heading, formWords.plan.next, formWords.plan.smallPrint, formWords.plan.submit, contact],
  ],
  [pages.thankYou.path]: [
    [confirmation.heading, confirmation.headingNext, confirmation.lede, confirmation.withoutRequest.text],
    [send.heading, send.waiting, confirmation.answer, confirmation.arrive, confirmation.withoutRequest.times],
  ],
  [pages.privacy.path]: [longDate(pages.privacy.changed!), privacy.sections],
  [pages.accessibility.path]: [longDate(pages.accessibility.changed!), accessibility.sections],
  [pages.notFound.path]: [notFound],
}

/** The texts in a value of the content, in its order, without identifiers and addresses. A picture has its alternative text. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (typeof value !== 'object' || value === null) return []
  if ('alt' in value) return textsIn(value.alt)
  const shownEntries = Object.entries(value).filter(([key]) => key !== 'id' && key !== 'href')
  return shownEntries.flatMap(([, entry]) => textsIn(entry))
}

/** What the main part of a page says: its texts, and the names of pictures and groups. */
function said(node: AnyNode): string {
  if (isText(node)) return node.data
  if (!isTag(node) || node.name === 'script') return ''
  const names = [node.attribs.alt, node.attribs['aria-label']].filter(Boolean)
  return [...names, node.children.map(said).join('')].join(' ')
}

it.each(Object.entries(contents))(
  '%s has every text of its content, in order, before any script runs',
  (path, content) => {
    const { $ } = exported(path)
    const page = shown($('main').toArray().map(said).join(''))
    let end = 0
    const missing = textsIn(content)
      .map((text) => shown(plainText(text)))
      .filter((text) => {
        const found = page.indexOf(text, end)
        if (found !== -1) end = found + text.length
        return found === -1
      })
    expect(missing).toEqual([])
  },
)

it('writes every space as a plain one, and no sign that nobody sees, in pages, scripts, drawings and lists', () => {
  const texts = files.filter((file) => /\.(html|js|xml|svg|txt)$/.test(file))
  expect(texts.flatMap((file) => spaceFaults(file, readFileSync(`out${file}`, 'utf8')))).toEqual([])
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
      ...values(termRows(property.terms, propertyWords.terms)),
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
  const { slug, date, places, image, secondImage } = article
  const { $: listed } = exported(pages.blogs.path)
  const part = listed(`article#${slug}`)
  expect(part.find('time').attr('datetime')).toBe(date)
  expect(part.find('img[alt!=""]')).toHaveLength(secondImage && secondImage !== image ? 2 : 1)
  expect(part.find('p').length).toBeGreaterThan(2)
  const numberedIn = (texts: string[]) => texts.map((text) => Number.parseInt(text, 10)).filter(Boolean)
  const numbers = numberedPlaces(article).map((_, index) => index + 1)
  expect(numberedIn(textsOf(listed, `article#${slug} h3`))).toEqual(numbers)

  const { $ } = exported(articlePath(slug))
  expect(numberedIn(textsOf($, 'main h2'))).toEqual(numbers)
  for (const { name, query } of places) {
    const links = $('main a[href*="openstreetmap"]').filter((_, link) => $(link).text() === name)
    expect(new URL(links.attr('href')!).searchParams.get('query')).toBe(query)
  }
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
