import { articles, properties, site } from '../content'
import { addressOf, exported, indexable, isExported } from './exported'

// What each type says is tested in lib/site/structured-data.test.ts.
const types: Record<string, string[]> = {
  '/': ['LodgingBusiness', 'WebSite'],
  ...Object.fromEntries(properties.map(({ path, type }) => [path, [type]])),
  ...Object.fromEntries(articles.map(({ slug }) => [`/blogs/${slug}`, ['BlogPosting']])),
}

// https://developers.google.com/search/docs/appearance/structured-data/breadcrumb
it.each(indexable)(
  '$path has structured data of its kind, breadcrumbs to itself, no ratings, and only addresses that exist',
  ({ path }) => {
    const json = exported(path).$('script[type="application/ld+json"]').text()
    const { '@context': context, '@graph': graph } = JSON.parse(json)
    expect(context).toBe('https://schema.org')
    const data = new Map(graph.map((thing: { '@type': string }) => [thing['@type'], thing]))
    const breadcrumbs = path === '/' ? [] : ['BreadcrumbList']
    expect([...data.keys()].sort()).toEqual([...(types[path] ?? []), ...breadcrumbs].sort())
    const { itemListElement = [] } = (data.get('BreadcrumbList') ?? {}) as {
      itemListElement?: { position: number; item: string }[]
    }
    const ends = itemListElement.map(({ position, item }) => `${position} ${item}`)
    if (path !== '/')
      expect([ends[0], ends.at(-1)]).toEqual([`1 ${site.url}`, `${ends.length} ${addressOf(path)}`])
    expect(json).not.toMatch(/aggregateRating|"Review"|ratingValue/i)
    const addresses = json.match(/"https?:[^"#]*/g)!.map((text) => text.slice(1))
    expect(addresses.filter((address) => !/schema\.org/.test(address) && !isExported(address))).toEqual([])
  },
)
