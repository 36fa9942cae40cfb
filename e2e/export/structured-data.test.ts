import { home } from '@/content/home'
import { pages } from '@/content/pages'
import { apartment, photoGrid } from '@/content/properties/apartment'
import { galleries, house } from '@/content/properties/house'
import { site } from '@/content/site'
import { plainText } from '@/lib/chart-text'
import { absoluteUrl } from '@/lib/absolute-url'
import { articlePath } from '@/lib/article-page'
import { renditionUrl } from '@/lib/pictures'
import type { Picture } from '@/lib/schema/picture'
import type { Property } from '@/lib/schema/property'
import type { Site } from '@/lib/schema/site'
import { articles } from '../articles'
import { exported, indexable, isThere, shown } from './exported'

interface Node {
  '@type'?: string
  [property: string]: unknown
}

/** The things that a page tells search engines of, by type. */
function thingsOf(path: string) {
  const { $ } = exported(path)
  const things = $('script[type="application/ld+json"]')
    .toArray()
    .flatMap((script) => {
      const { '@context': context, '@graph': graph } = JSON.parse($(script).text())
      expect(context).toBe('https://schema.org')
      return graph as Node[]
    })
  return Object.fromEntries(things.map((thing) => [thing['@type'], thing]))
}

/** Every text anywhere within a value. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : []
}

const address = {
  '@type': 'PostalAddress',
  addressLocality: 'Greencastle',
  addressRegion: 'County Donegal',
  addressCountry: 'IE',
}
const business = {
  '@type': 'LodgingBusiness',
  name: site.name,
  url: site.url,
  address,
  telephone: site.phone.href.replace('tel:', ''),
  email: site.email.display,
  priceRange: `€${apartment.nightlyPrice}–€${house.nightlyPrice} a night`,
}

describe('what search engines are told', () => {
  // https://developers.google.com/search/docs/appearance/structured-data/local-business
  it('home tells of the business, and of the site', () => {
    const { LodgingBusiness, WebSite } = thingsOf('/')
    expect(LodgingBusiness).toMatchObject({
      ...business,
      checkinTime: '15:00:00',
      checkoutTime: '11:00:00',
      amenityFeature: home.amenities.items.map(({ name }) => ({
        '@type': 'LocationFeatureSpecification',
        name: plainText(name),
        value: true,
      })),
    })
    expect(LodgingBusiness?.image).toHaveLength(3)
    expect(WebSite).toMatchObject({ name: site.name, url: site.url, inLanguage: 'en-IE' })
  })

  for (const { property, pictures } of [
    { property: house, pictures: galleries.flatMap((gallery) => gallery.pictures) },
    { property: apartment, pictures: photoGrid },
  ] satisfies { property: Property; pictures: Picture[] }[]) {
    it(`${property.path} tells of the business and of what it lets there, and of no disputed count`, () => {
      const { facts, disputed = [] }: Property = property
      const told = (noun: string) => {
        const fact = facts.find((each) => each.noun === noun)
        return fact && !disputed.includes(noun) ? Number(fact.figure) : undefined
      }
      // The list of a vacation rental, which is told of instead, is held by lib/structured-data/letting.test.ts.
      if ((site as Site).geo?.[property.id]) return

      const { LodgingBusiness, VacationRental } = thingsOf(property.path)
      expect(VacationRental).toBeUndefined()
      expect(LodgingBusiness).toMatchObject(business)
      const { containsPlace } = LodgingBusiness as { containsPlace: Record<string, unknown> }
      expect(containsPlace).toMatchObject({
        '@type': 'Accommodation',
        name: property.name,
        url: absoluteUrl(site.url, property.path),
        additionalType: 'EntirePlace',
        occupancy: { '@type': 'QuantitativeValue', value: property.capacity },
      })
      expect(containsPlace.numberOfBedrooms).toBe(told('bedrooms'))
      expect(containsPlace.numberOfBathroomsTotal).toBe(told('bathrooms'))
      const beds = told('beds')
      expect(containsPlace.bed).toEqual(beds && { '@type': 'BedDetails', numberOfBeds: beds })
      expect(containsPlace.amenityFeature).toHaveLength(property.amenities.length)
      const images = pictures.map((picture) => `${site.url}${renditionUrl(picture, 'jpg')}`)
      expect(containsPlace.image).toEqual(images)
      expect(images.length).toBeGreaterThanOrEqual(8)
    })
  }

  // https://developers.google.com/search/docs/appearance/structured-data/article
  for (const { slug, title, description, date, author } of articles) {
    const url = absoluteUrl(site.url, articlePath(slug))
    const posting = {
      '@type': 'BlogPosting',
      '@id': `${url}#article`,
      headline: title,
      description,
      datePublished: date,
      author: { name: author, url: site.url },
      publisher: { name: site.name },
      mainEntityOfPage: url,
    }

    it(`${slug} is told of on its own page and in the list, as one`, () => {
      const { BlogPosting } = thingsOf(articlePath(slug))
      expect(BlogPosting).toMatchObject(posting)
      const { Blog } = thingsOf(pages.blogs.path)
      expect(Blog?.blogPost).toContainEqual(BlogPosting)
      expect(Blog?.blogPost).toHaveLength(articles.length)
    })
  }

  // https://developers.google.com/search/docs/appearance/structured-data/breadcrumb
  for (const { path } of indexable.filter((entry) => entry !== pages.home)) {
    it(`${path} tells the way to itself`, () => {
      const { BreadcrumbList } = thingsOf(path)
      const items = BreadcrumbList?.itemListElement as { position: number; name: string; item: string }[]
      expect(items.map(({ position }) => position)).toEqual(items.map((_, index) => index + 1))
      expect(items.length).toBeGreaterThanOrEqual(2)
      expect(items[0]?.item).toBe(site.url)
      expect(items.at(-1)?.item).toBe(absoluteUrl(site.url, path))
    })
  }

  for (const { path } of indexable) {
    it(`${path} tells of nothing that it does not show, and rates nothing`, () => {
      const things = thingsOf(path)
      const told = JSON.stringify(things)
      expect(told).not.toMatch(/aggregateRating|"Review"|ratingValue/i)

      const body = exported(path).$('body').clone()
      body.find('script').remove()
      const text = shown(body.text())
      const { LodgingBusiness, BlogPosting } = things
      const lodging = LodgingBusiness as
        { containsPlace?: { name: string; amenityFeature: object } } | undefined
      const place = lodging?.containsPlace
      const said = [
        ...textsIn([BlogPosting?.headline, place?.name]),
        ...namesIn(LodgingBusiness?.amenityFeature),
        ...namesIn(place?.amenityFeature),
      ]
      for (const words of said) expect(text).toContain(words)
    })

    it(`every address that ${path} tells of is there`, () => {
      const addresses = textsIn(thingsOf(path)).filter((value) => value.startsWith('http'))
      expect(addresses.length).toBeGreaterThan(0)
      expect(addresses.filter((each) => !isThere(each.replace(/#.*/, '')))).toEqual([])
    })
  }
})

function namesIn(features: unknown): string[] {
  return ((features ?? []) as { name: string; description: string }[]).flatMap((feature) => [
    feature.name,
    feature.description,
  ])
}
