import { home } from '@/content/home'
import { pages } from '@/content/pages'
import { apartment, photoGrid } from '@/content/properties/apartment'
import { house, housePictures } from '@/content/properties/house'
import { site } from '@/content/site'
import { absoluteUrl } from '@/lib/site/absolute-url'
import { articlePath } from '@/lib/site/article-page'
import { renditionUrl } from '@/lib/pictures'
import type { Picture } from '@/lib/schema/picture'
import type { Property } from '@/lib/schema/property'
import type { Site } from '@/lib/schema/site'
import { articles } from '../articles'
import { exported, indexable, isExported, shown } from './exported'

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

describe('structured data', () => {
  // https://developers.google.com/search/docs/appearance/structured-data/local-business
  it('home describes the business and the site', () => {
    const { LodgingBusiness, WebSite } = structuredData('/')
    expect(LodgingBusiness).toMatchObject({ ...business, checkinTime: '15:00:00', checkoutTime: '11:00:00' })
    expect(LodgingBusiness?.amenityFeature).toHaveLength(home.amenities.items.length)
    expect(LodgingBusiness?.image).toHaveLength(3)
    expect(WebSite).toMatchObject({ name: site.name, url: site.url, inLanguage: 'en-IE' })
  })

  it.each<Property>([house, apartment])(
    '$path describes the property, without disputed counts',
    (property) => {
      const { facts, disputed = [] } = property
      const pictures: readonly Picture[] = property.id === 'house' ? housePictures : photoGrid
      const count = (noun: string) => {
        const fact = facts.find((each) => each.noun === noun)
        return fact && !disputed.includes(noun) ? Number(fact.figure) : undefined
      }
      // With coordinates the page describes a VacationRental instead of the business.
      const isRental = Boolean((site as Site).geo?.[property.id])
      const { LodgingBusiness, VacationRental } = structuredData(property.path)
      expect([VacationRental, LodgingBusiness].map(Boolean)).toEqual([isRental, !isRental])
      const { containsPlace, ...owner } = (VacationRental ?? LodgingBusiness) as Node & {
        containsPlace: Node
      }
      expect(owner).toMatchObject(isRental ? { name: property.name } : business)
      expect(containsPlace).toMatchObject({
        '@type': 'Accommodation',
        additionalType: 'EntirePlace',
        occupancy: { '@type': 'QuantitativeValue', value: property.capacity },
      })
      expect(containsPlace.numberOfBedrooms).toBe(count('bedrooms'))
      expect(containsPlace.numberOfBathroomsTotal).toBe(count('bathrooms'))
      expect(containsPlace.amenityFeature).toHaveLength(property.amenities.length)
      const images = pictures.map((picture) => `${site.url}${renditionUrl(picture, 'jpg')}`)
      expect(containsPlace.image ?? owner.image).toEqual(images)
      expect(images.length).toBeGreaterThanOrEqual(8)
    },
  )

  // https://developers.google.com/search/docs/appearance/structured-data/article
  it.each(articles)('$slug is described on its own page', ({ slug, title, date }) => {
    const url = absoluteUrl(site.url, articlePath(slug))
    const { BlogPosting } = structuredData(articlePath(slug))
    expect(BlogPosting).toMatchObject({
      '@id': `${url}#article`,
      headline: title,
      datePublished: date,
      publisher: { name: site.name },
      mainEntityOfPage: url,
    })
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
