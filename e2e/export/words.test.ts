import { listing } from '@/content/blog/listing'
import { booking, formWords } from '@/content/booking'
import { faqs } from '@/content/faqs'
import { gettingHere } from '@/content/getting-here'
import { home } from '@/content/home'
import { pages } from '@/content/pages'
import { privacy } from '@/content/privacy'
import { apartment, photoGrid } from '@/content/properties/apartment'
import { galleries, house } from '@/content/properties/house'
import { propertyWords } from '@/content/properties/words'
import { site } from '@/content/site'
import { testimonials } from '@/content/testimonials'
import { thankYou } from '@/content/thank-you'
import { articlePath } from '@/lib/site/article-page'
import { numbered } from '@/lib/numbered'
import { euro, fill, longDate, plainText } from '@/lib/format'
import type { ArticleFrontMatter } from '@/lib/schema/article'
import type { SourcedFact } from '@/lib/schema/home'
import { termRows } from '@/lib/booking/terms'
import type { Property, Row } from '@/lib/schema/property'
import { articles } from '../articles'
import { attributesOf, exported, shown, textsOf } from './exported'

const figures: SourcedFact[] = [...home.statistics.facts, ...home.testimonials.facts]

const texts: [path: string, texts: string[]][] = [
  [
    pages.home.path,
    [
      home.hero.heading,
      house.cardText,
      ...home.amenities.items.map(({ detail }) => detail),
      ...home.location.travelTimes.map(({ value }) => value),
      ...figures.map(({ figure, noun }) => `${figure} ${noun}`),
      ...testimonials.map(({ quote }) => quote),
      ...faqs.map(({ answer }) => answer),
    ],
  ],
  [
    house.path,
    [
      house.name,
      ...house.facts.map(({ figure, noun }) => `${figure} ${noun}`),
      ...galleries.flatMap(({ sentence, pictures }) => [sentence, ...pictures.map(({ caption }) => caption)]),
    ],
  ],
  [pages.blogs.path, [listing.heading, listing.lede, site.email.display]],
  [pages.book.path, [booking.heading, booking.contact.heading, formWords.plan.heading]],
  [pages.thankYou.path, [thankYou.answer.text]],
  [
    pages.privacy.path,
    [
      longDate(pages.privacy.changed),
      site.phone.display,
      site.email.display,
      ...privacy.sections.flatMap(({ heading, paragraphs = [] }) => [heading, ...paragraphs]),
    ],
  ],
  [pages.notFound.path, ['404', 'Oops! Page not found', 'Return to Home']],
]

it.each(texts)('%s contains its texts before any script runs', (path, expected) => {
  const text = shown(exported(path).$('main').text())
  expect(expected.filter((each) => !text.includes(shown(plainText(each))))).toEqual([])
})

describe.each<Property>([house, apartment])('$path', (property) => {
  const { path, amenities, goodToKnow = [], nightlyPrice } = property
  const { $ } = exported(path)

  it('lists its amenities in order, with their details', () => {
    const expected = amenities.map(({ name, detail }) => `${plainText(name)} ${detail}`)
    expect(textsOf($, 'main li').filter((item) => expected.includes(item))).toEqual(expected)
  })

  it('shows its price in its hero and in the phone bar, and that of the other property at the foot', () => {
    expect($('main > :first-child').text()).toContain(euro(nightlyPrice))
    expect($('aside').text()).toContain(euro(nightlyPrice))
    const other = property.id === 'house' ? apartment : house
    expect($('main').text()).toContain(euro(other.nightlyPrice))
  })

  it('shows prices and times of a stay, the owner’s answers, the way, the registration number and the terms', () => {
    const number = site.owner?.lettingNumbers?.[property.id]
    const values = (rows: readonly Row[]) => rows.map(({ value }) => value)
    const expected = [
      ...[euro(nightlyPrice), site.checkIn, site.checkOut],
      ...values(goodToKnow),
      ...values(gettingHere.drivingTimes),
      // On the printed leaflet.
      ...values(home.location.travelTimes),
      ...(number ? [number] : []),
      ...values(termRows(property.terms, propertyWords.terms)),
    ]
    expect(textsOf($, 'main :not([data-read-at]) > dl dd')).toEqual(expected.map(shown))
  })

  it('links to the owner’s answers, or has nothing of them while there are none', () => {
    const { heading, linkLabel } = propertyWords.goodToKnow
    const isFilled = goodToKnow.length > 0
    expect(shown($('main').text()).includes(heading)).toBe(isFilled)
    expect($('#good-to-know')).toHaveLength(isFilled ? 1 : 0)
    const [href, label] = isFilled ? ['#good-to-know', linkLabel] : ['#getting-here', gettingHere.heading]
    expect($(`main a[href="${href}"]`).text()).toBe(label)
  })
})

it('/house shows its galleries, in order', () => {
  const { $ } = exported(house.path)
  const carousels = $('[aria-roledescription="carousel"]').toArray()
  expect(carousels.map((carousel) => $(carousel).attr('aria-label'))).toEqual(
    galleries.map(({ heading }) => plainText(heading)),
  )
  carousels.forEach((carousel, index) => {
    const alts = $(carousel)
      .find('img')
      .toArray()
      .map((image) => $(image).attr('alt'))
    expect(alts).toEqual(galleries[index]!.pictures.map(({ alt }) => alt))
  })
})

it('/apartment shows its pictures, each a link to its large JPEG', () => {
  const { $ } = exported(apartment.path)
  expect(attributesOf($, 'a[data-picture] img', 'alt')).toEqual(photoGrid.map(({ alt }) => alt))
  const links = attributesOf($, 'a[data-picture]', 'href')
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

it('/ links to the three newest articles in the list, and the contents of /blogs to each', () => {
  const anchors = articles.map(({ slug }) => `#${slug}`)
  expect(attributesOf(exported(pages.home.path).$, 'main a[href^="/blogs#"]', 'href')).toEqual(
    anchors.slice(0, 3).map((anchor) => `/blogs${anchor}`),
  )
  expect(attributesOf(exported(pages.blogs.path).$, 'main nav a', 'href')).toEqual(anchors)
})

it('/blogs has all articles, newest first, each with its slug as anchor', () => {
  const { $ } = exported(pages.blogs.path)
  expect(attributesOf($, 'article', 'id')).toEqual(articles.map(({ slug }) => slug))
})

const withNumber = (text: string) => {
  const { number, text: rest } = numbered(text)
  return shown([number, rest].filter((part) => part !== undefined).join(' '))
}

const numberedPlaces = ({ places }: ArticleFrontMatter) =>
  places.filter(({ chart }) => chart).map(({ name }, index) => `${index + 1} ${name}`)
const extractLabel = (article: ArticleFrontMatter) =>
  `${listing.extract.label}: ${numberedPlaces(article).join(', ')}.`

describe('the newest article', () => {
  const article = articles[0]!
  const { slug, title, date, author, readingTime, standfirst, highlights, places } = article

  it('is in the list with all its fields', () => {
    const { $ } = exported(pages.blogs.path)
    const part = $(`article#${slug}`)
    const texts = (selector: string) =>
      part
        .find(selector)
        .toArray()
        .map((each) => shown($(each).text()))
    expect(texts('h2')).toEqual([title])
    expect(texts('h3')).toContain(listing.highlightsHeading)
    expect(texts('h3 + ul > li')).toEqual(expect.arrayContaining(highlights.map(withNumber)))
    expect(part.find('[role="img"]').attr('aria-label')).toBe(extractLabel(article))
    expect(part.find('time').attr('datetime')).toBe(date)
    const [by, minutes] = [
      fill(listing.byline, { author }),
      fill(listing.readingTime, { minutes: readingTime }),
    ]
    expect(shown(part.text())).toContain(shown(`${longDate(date)} · ${by} · ${minutes}`))
    expect(shown(part.text())).toContain(plainText(standfirst))
    const shownPictures = [article.image, article.secondImage].filter((name) => name !== undefined)
    expect(part.find('img[alt!=""]')).toHaveLength(shownPictures.length)
    expect(part.find('p').length).toBeGreaterThan(2)
  })

  it('has a page of its own, with links to the places that it names and to the other articles', () => {
    const { $ } = exported(articlePath(slug))
    expect(textsOf($, 'h1')).toEqual([title])
    const headings = textsOf($, 'main h2')
    expect(headings).toContain(listing.places.heading)
    const numbers = numberedPlaces(article).map((place) => Number.parseInt(place, 10))
    expect(headings.map((heading) => Number.parseInt(heading, 10)).filter(Boolean)).toEqual(numbers)
    for (const { name } of places) {
      const link = $('main a[href*="openstreetmap"]').filter((_, each) => $(each).text() === name)
      expect(link.length).toBeGreaterThan(0)
    }
    const others = articles.filter((each) => each !== article)
    for (const other of others) expect($(`main h3 a[href="${articlePath(other.slug)}"]`)).toHaveLength(1)
    expect($('main a[href="/blogs"]').text()).toContain(listing.others.linkLabel)
  })
})

it('/book has the whole form, and its one button is disabled', () => {
  const { $ } = exported(pages.book.path)
  const names = attributesOf($, 'form [name]', 'name')
  expect(names).toEqual('property property checkIn checkOut guests name email phone requests'.split(' '))
  const buttons = $('form button[type=submit]')
  expect([buttons.length, buttons.is('[disabled]')]).toEqual([1, true])
})
