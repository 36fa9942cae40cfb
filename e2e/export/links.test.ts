import { properties, site } from '@/content'
import { footLinks, navigation } from '@/content/navigation'
import { propertyWords } from '@/content/properties/words'
import { quickLinks } from '@/content/quick-links'
import { euro, fill } from '@/lib/format'
import { attributesOf, entries, exported, isExported, shown, textsOf } from './exported'

const addresses = (path: string) => {
  const { $ } = exported(path)
  const linked = attributesOf($, '[href]', 'href')
  const sources = attributesOf($, '[src]', 'src')
  const sets = ['srcset', 'imagesrcset'].flatMap((name) => attributesOf($, `[${name}]`, name))
  const renditions = sets.flatMap((set) => set!.split(', ').map((rendition) => rendition.split(' ')[0]!))
  const deferred = $('script[data-scripts]').attr('data-scripts')?.split(' ') ?? []
  return [...linked, ...sources, ...renditions, ...deferred].filter((address) => address !== undefined)
}

const isOurs = (address: string) => new URL(address, site.url).origin === new URL(site.url).origin

describe.each(entries)('$path', ({ path }) => {
  const { $ } = exported(path)

  it('links only to files, pages and hashes that exist', () => {
    const ours = addresses(path)
      .map((address) => (address.startsWith('#') ? path + address : address))
      .filter(isOurs)
    expect(ours.length).toBeGreaterThan(20)
    expect([...new Set(ours)].filter((address) => !isExported(address))).toEqual([])
  })

  it('names each link by its target', () => {
    const names = $('a[href]')
      .toArray()
      .map(
        (link) =>
          $(link).attr('aria-label') ?? (shown($(link).text()) || $(link).find('img').attr('alt') || ''),
      )
    expect(names.filter((name) => /^(|click here|here|more|read more|link|this)$/i.test(name))).toEqual([])
  })

  it('has each of the header’s links and words once, with the price of a night on the page of a property, and marks only the link to itself as current', () => {
    const { home, accommodation, links, bookNow } = navigation
    expect($(`body > header > a[aria-label="${site.name}"]`).attr('href')).toBe('/')
    for (const [href, label] of contact.slice(0, 2)) expect($(`header a[href="${href}"]`).text()).toBe(label)
    const named = properties.map(({ name, path: href }) => ({ label: name, href }))
    for (const { label, href } of [home, ...named, ...links, bookNow])
      expect(
        $('header a')
          .toArray()
          .filter((link) => $(link).text() === label)
          .map(({ attribs }) => attribs.href),
      ).toEqual([href])
    expect(textsOf($, 'header span').filter((text) => text === accommodation.label)).toHaveLength(1)
    const shownPrice = properties.filter((property) => property.path === path)
    expect(textsOf($, 'body > header p:has(+ nav)')).toEqual(
      shownPrice.map(({ nightlyPrice }) => fill(propertyWords.price.nightly, { price: euro(nightlyPrice) })),
    )
    const isPage = [home, ...links].some(({ href }) => href === path)
    const current = attributesOf($, 'header nav a[aria-current="page"]', 'href')
    const isProperty = properties.some((property) => property.path === path)
    expect(current).toEqual(isPage || isProperty ? [path] : [])
  })

  it('ends with the quick links, the contact details and the legal pages', () => {
    const quick = $('footer nav[aria-label="Quick Links"], footer nav').first().find('a').toArray()
    expect(quick.map((link) => ({ label: $(link).text(), href: $(link).attr('href') }))).toEqual(quickLinks)
    const links = [...footLinks.map(({ href, label }) => [href, label]), ...contact]
    for (const [href, label] of links) expect(shown($(`footer a[href="${href}"]`).first().text())).toBe(label)
    const footer = shown($('footer').text())
    for (const text of [
      site.location,
      site.description,
      `©${site.copyrightYear ? ` ${site.copyrightYear}` : ''} ${site.name}`,
    ])
      expect(footer).toContain(text)
  })
})

const contact = [
  ...[site.phone, site.email].map(({ href, display }) => [href, display]),
  ...[...site.socials, ...(site.agency ? [site.agency] : [])].map(({ href, name }) => [href, name]),
]

it.each(properties)(
  'every booking link on $path leads to the form with the property selected',
  ({ path, ...property }) => {
    const { $ } = exported(path)
    const bookingLinks = $('main a, aside a')
      .toArray()
      .filter((link) => $(link).text() === property.bookLabel)
    expect(bookingLinks.length).toBeGreaterThan(1)
    for (const link of bookingLinks) expect($(link).attr('href')).toBe(`/book?property=${property.id}`)
  },
)

it.each(properties)('$path links to another property, if there is one', ({ id, path }) => {
  const { $ } = exported(path)
  const others = properties.filter((other) => other.id !== id)
  const linked = others.filter(
    ({ path: href, crossSell }) => $(`main a[href="${href}"]`).text() === crossSell.linkLabel,
  )
  expect(linked).toHaveLength(Math.min(others.length, 1))
})
