import { articles, euro, properties, site } from '../content'
import { addressOf, exported, indexable, isExported } from './exported'

interface Thing {
  '@id': string
  [property: string]: unknown
}

/** The structured data of a page, by type. */
function dataOf(path: string): Record<string, Thing | undefined> {
  const data = exported(path).$('script[type="application/ld+json"]').text()
  const { '@context': context, '@graph': graph } = JSON.parse(data)
  expect(context).toBe('https://schema.org')
  return Object.fromEntries(graph.map((thing: Thing) => [thing['@type'], thing]))
}

const highest = euro(Math.max(...properties.map(({ nightlyPrice }) => nightlyPrice)))
const business = { '@id': `${site.url}/#business`, name: site.name, url: site.url }

it('describes the business on the home page, with its properties and what a night costs', () => {
  const { LodgingBusiness, WebSite } = dataOf('/')
  const places = properties.map(({ name, capacity }) => ({ name, occupancy: { maxValue: capacity } }))
  expect(LodgingBusiness).toMatchObject({
    ...business,
    containsPlace: places,
    priceRange: expect.stringContaining(highest),
  })
  expect(WebSite).toMatchObject({ name: site.name, publisher: { '@id': business['@id'] } })
})

it.each(properties)(
  'describes $path as a part of the business, with the prices that home has',
  ({ name, path, amenities }) => {
    const place = Object.values(dataOf(path)).find((thing) => thing!['@id']?.endsWith('#property'))!
    const { priceRange } = dataOf('/').LodgingBusiness!
    expect(place).toMatchObject({ name, containedInPlace: { ...business, priceRange } })
    expect(place.amenityFeature).toHaveLength(amenities.length)
  },
)

it.each(articles)('describes the article $slug', ({ slug, title, description, date }) => {
  const described = { headline: title, description, datePublished: date }
  expect(dataOf(`/blogs/${slug}`).BlogPosting).toMatchObject(described)
})

// https://developers.google.com/search/docs/appearance/structured-data/breadcrumb
it.each(indexable)(
  '$path has breadcrumbs to itself, no ratings, and only addresses that exist',
  ({ path }) => {
    const data = dataOf(path)
    const items = data.BreadcrumbList?.itemListElement as { position: number; item: string }[] | undefined
    const ends = items?.map(({ position, item }) => `${position} ${item}`)
    if (path !== '/')
      expect([ends?.[0], ends?.at(-1)]).toEqual([`1 ${site.url}`, `${ends?.length} ${addressOf(path)}`])
    const json = JSON.stringify(data)
    expect(json).not.toMatch(/aggregateRating|"Review"|ratingValue/i)
    const addresses = json.match(/"https?:[^"#]*/g)!.map((text) => text.slice(1))
    expect(addresses.filter((address) => !/schema\.org/.test(address) && !isExported(address))).toEqual([])
  },
)
