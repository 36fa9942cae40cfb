/** The counts, words and amounts that the requirements name. Another owner may have others. */
import { thankYou } from '@/content/thank-you'
import { site, slugs } from '../content'
import { attributesOf, exported } from './exported'

const example = site.isExample ? describe : describe.skip

/** A text whose words may stand in elements of their own, as a figure and its noun do. */
const pattern = (text: string) =>
  new RegExp(`(?<!\\d)${text.replace(/[+.]/g, '\\$&').replaceAll(' ', '\\s*')}`, 'i')

/** The parts of a page, and what each has to say. */
const texts: [path: string, within: string, texts: string[]][] = [
  [
    '/',
    'main',
    ['2 properties', '12 max guests', '5.0 rating', '50+ guests', '100%', '24/7', '€550', '€248'],
  ],
  ['/', 'main', ['Most Popular', 'New Addition']],
  ['/', 'main', ['beach 5 min', 'golf 10 min', 'village 3 min', 'waterfront 0 min']],
  ['/', 'details:contains("pool")', ['not heated']],
  ['/', 'details:contains("hot tub")', ['yes']],
  ['/', 'details:contains("included")', ['linens', 'towels', 'toiletries', 'Wi-Fi', 'free parking']],
  ['/', 'details:contains("How many people")', ['1 bathroom(?!s)']],
  ['/', 'footer', ['Greencastle', 'Donegal', '2025', 'luxury waterfront self-serve accommodation']],
  ['/house', 'main', ['4 bedrooms', '4 bathrooms', '8 guests', 'waterfront', '€550']],
  ['/house', 'main', ['infinity pool', 'hot tub', 'fireplace']],
  ['/apartment', 'main', ['2 bedrooms', '2 bathrooms', '4 guests', '5 beds', '€248']],
  ['/apartment', 'main', ['ocean views', 'full kitchen']],
  ['/book', 'main', ['from 3:00 PM', 'by 11:00 AM', 'Secure payment via Stripe']],
]

const galleries = [
  'pool hot tub',
  'living',
  'outdoor',
  'dining kitchen',
  'bedrooms',
  'bathrooms',
  'exterior views',
]

example('the example', () => {
  it.each(texts)('on %s has in %s the words of the requirements: %j', (path, within, expected) => {
    const text = exported(path).$(within).text()
    expect(text).not.toBe('')
    for (const each of expected) expect(text).toMatch(pattern(each))
  })

  it.each([
    ['/', 'details', 6],
    ['/book', '[name="guests"] option', 8],
    ['/', 'blockquote', 3],
    ['/', 'a[data-picture]', 6],
    ['/apartment', 'ol a[data-picture]', 12],
    ['/', 'section:has(h2:contains("Amenities")) li', 6],
    ['/house', 'section:has(h2:contains("Amenities")) li', 9],
    ['/apartment', 'section:has(h2:contains("Amenities")) li', 9],
  ])('on %s has the number of %s of the requirements, %i', (path, parts, count) => {
    expect(exported(path).$(`main ${parts}`)).toHaveLength(count)
  })

  it('calls no request sent or booked, because the guest sends it', () => {
    expect(JSON.stringify(thankYou)).not.toMatch(/(is|was|been) (sent|booked)(?! until)/)
  })

  it('has seven galleries of the house, the articles of the requirements, and links to Facebook, Instagram and the agency', () => {
    const headings = exported('/house').$('main section:has(a[data-picture]) h2')
    const found = Array.from(headings, (each) => exported('/house').$(each).text())
    for (const words of galleries)
      expect(found).toContainEqual(expect.stringMatching(new RegExp(words.replaceAll(' ', '.*'), 'i')))
    const required = ['coastal-walks-greencastle', 'day-trips-donegal', 'taste-inishowen']
    expect(slugs).toEqual(expect.arrayContaining(required))
    const links = attributesOf(exported('/').$, 'footer a[href^="https:"]', 'href')
    expect(links).toEqual([/facebook/, /instagram/, /./].map((name) => expect.stringMatching(name)))
  })
})
