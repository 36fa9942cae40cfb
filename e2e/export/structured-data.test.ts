import { pages, properties, site } from '@/content'
import { absoluteUrl } from '@/lib/site/absolute-url'
import { articlePath } from '@/lib/site/article-page'
import { euro } from '@/lib/format'
import { articles } from '../articles'
import { attributesOf, exported, indexable, isExported, shown } from './exported'

const highestPrice = Math.max(...properties.map(({ nightlyPrice }) => nightlyPrice))

interface Node {
  '@type'?: string
  [property: string]: unknown
}

/** The structured data of a page, by type. */
function structuredData(path: string) {
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

/** Every string in a value, at any depth. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : []
}

// What each of them holds is tested beside lib/site/structured-data.
describe('structured data', () => {
  it('describes the business and the site on the home page, and each article on its own', () => {
    const { LodgingBusiness, WebSite } = structuredData(pages.home.path)
    expect(LodgingBusiness).toMatchObject({ priceRange: expect.stringContaining(euro(highestPrice)) })
    expect(WebSite).toMatchObject({ name: site.name })
    for (const { slug, title, description, date } of articles) {
      const described = { headline: title, description, datePublished: date }
      expect(structuredData(articlePath(slug)).BlogPosting).toMatchObject(described)
    }
  })

  it('describes every property on the home page, and each on its own page as a part of the business', () => {
    const { containsPlace, ...business } = structuredData(pages.home.path).LodgingBusiness!
    expect(containsPlace).toHaveLength(properties.length)
    for (const [index, { name, path, capacity, amenities, nightlyPrice }] of properties.entries()) {
      const place = (containsPlace as Node[])[index]!
      const own = structuredData(path)[place['@type']!]!
      expect(own).toMatchObject({
        ...place,
        name,
        occupancy: { maxValue: capacity },
        containedInPlace: {
          '@id': business['@id'],
          makesOffer: [{ itemOffered: { '@id': place['@id'] }, priceSpecification: { price: nightlyPrice } }],
        },
      })
      expect(own.amenityFeature).toHaveLength(amenities.length)
      const shownThere = shown(exported(path).$('main').text())
      for (const { name: amenity } of own.amenityFeature as Node[]) expect(shownThere).toContain(amenity)
      const pictures = attributesOf(exported(path).$, 'main img', 'src')
      for (const image of own.image as string[]) expect(pictures).toContain(new URL(image).pathname)
    }
  })

  // https://developers.google.com/search/docs/appearance/structured-data/breadcrumb
  it.each(indexable.filter((entry) => entry !== pages.home))(
    '$path has breadcrumbs that start at home and end at itself',
    ({ path }) => {
      const { BreadcrumbList } = structuredData(path)
      const items = BreadcrumbList?.itemListElement as { position: number; name: string; item: string }[]
      expect(items.map(({ position }) => position)).toEqual(items.map((_, index) => index + 1))
      expect(items.length).toBeGreaterThanOrEqual(2)
      expect(items[0]?.item).toBe(site.url)
      expect(items.at(-1)?.item).toBe(absoluteUrl(site.url, path))
    },
  )

  it.each(indexable)(
    '$path describes only what it shows, has no ratings, and gives only addresses that exist',
    ({ path }) => {
      const things = structuredData(path)
      expect(JSON.stringify(things)).not.toMatch(/aggregateRating|"Review"|ratingValue/i)

      const body = exported(path).$('body').clone()
      body.find('script').remove()
      const { LodgingBusiness, BlogPosting } = things
      for (const words of textsIn([BlogPosting?.headline, LodgingBusiness?.description]))
        expect(shown(body.text())).toContain(words)

      const addresses = textsIn(things).filter((value) => value.startsWith('http'))
      expect(addresses.length).toBeGreaterThan(0)
      expect(addresses.filter((each) => !isExported(each.replace(/#.*/, '')))).toEqual([])
    },
  )
})
