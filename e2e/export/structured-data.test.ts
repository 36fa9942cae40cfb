import { pages } from '@/content/pages'
import { properties } from '@/content/properties/all'
import { site } from '@/content/site'
import { absoluteUrl } from '@/lib/site/absolute-url'
import { articlePath } from '@/lib/site/article-page'
import { euro } from '@/lib/format'
import { picturesOf, renditionUrl } from '@/lib/pictures'
import { articles } from '../articles'
import { exported, indexable, isExported, shown } from './exported'

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
  it.each<[path: string, type: string, holds: object]>([
    [pages.home.path, 'LodgingBusiness', { priceRange: expect.stringContaining(euro(highestPrice)) }],
    [pages.home.path, 'WebSite', { name: site.name }],
    ...articles.map(({ slug, title }): [string, string, object] => [
      articlePath(slug),
      'BlogPosting',
      { headline: title },
    ]),
  ])('%s has a %s', (path, type, holds) => {
    expect(structuredData(path)[type]).toMatchObject(holds)
  })

  it.each(properties)('describes the property on $path, with the pictures of that page', (property) => {
    const { name, path } = property
    const { LodgingBusiness } = structuredData(path)
    const image = [
      ...new Set(picturesOf(property).map((picture) => `${site.url}${renditionUrl(picture, 'jpg')}`)),
    ]
    expect(LodgingBusiness?.containsPlace).toMatchObject({ name, image })
  })

  // https://developers.google.com/search/docs/appearance/structured-data/breadcrumb
  for (const { path } of indexable.filter((entry) => entry !== pages.home)) {
    it(`${path} has breadcrumbs that start at home and end at itself`, () => {
      const { BreadcrumbList } = structuredData(path)
      const items = BreadcrumbList?.itemListElement as { position: number; name: string; item: string }[]
      expect(items.map(({ position }) => position)).toEqual(items.map((_, index) => index + 1))
      expect(items.length).toBeGreaterThanOrEqual(2)
      expect(items[0]?.item).toBe(site.url)
      expect(items.at(-1)?.item).toBe(absoluteUrl(site.url, path))
    })
  }

  for (const { path } of indexable) {
    it(`${path} describes only what it shows, and has no ratings`, () => {
      const things = structuredData(path)
      expect(JSON.stringify(things)).not.toMatch(/aggregateRating|"Review"|ratingValue/i)

      const body = exported(path).$('body').clone()
      body.find('script').remove()
      const text = shown(body.text())
      const { LodgingBusiness, BlogPosting } = things
      const lodging = LodgingBusiness as
        { containsPlace?: { name: string; amenityFeature: object } } | undefined
      const place = lodging?.containsPlace
      const described = [
        ...textsIn([BlogPosting?.headline, place?.name]),
        ...namesIn(LodgingBusiness?.amenityFeature),
        ...namesIn(place?.amenityFeature),
      ]
      for (const words of described) expect(text).toContain(words)
    })

    it(`every address in the structured data of ${path} exists`, () => {
      const addresses = textsIn(structuredData(path)).filter((value) => value.startsWith('http'))
      expect(addresses.length).toBeGreaterThan(0)
      expect(addresses.filter((each) => !isExported(each.replace(/#.*/, '')))).toEqual([])
    })
  }
})

function namesIn(features: unknown): string[] {
  return ((features ?? []) as { name: string; description: string }[]).flatMap((feature) => [
    feature.name,
    feature.description,
  ])
}
