/** A part of `npm run test:adding`: adds a third property to a copy of the project, and then removes the apartment from it. */
import assert from 'node:assert/strict'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { after, before, test } from 'node:test'
import { load } from 'cheerio'
import { filesIn } from '../shared/files'
import { boathouse } from './testing/boathouse'
import { fillInStay, inBrowser, request } from './testing/book-in-copy'
import {
  addPicture,
  build,
  check,
  copy,
  edit,
  makeCopy,
  read,
  removeCopy,
  write,
} from './testing/project-copy'
import { content } from '@/app/_shared/content'

const { site, properties } = content

const name = `${site.name} Boathouse`
const ALL = 'content/properties/all.ts'

before(makeCopy)
after(removeCopy)

const page = (file: string) => load(read(`out/${file}.html`))
/** The texts of the export that visitors and search engines read. */
const texts = () =>
  filesIn(join(copy, 'out'))
    .filter((file) => /\.(html|js|xml|txt)$/.test(file))
    .map((file) => [file, read(`out/${file}`)] as const)

test('a property is one file, its pictures, a line in the list, and a page', async () => {
  write('content/properties/boathouse.ts', boathouse)
  await addPicture('boathouse/outside', '#357', 'The boathouse from the slip')
  await addPicture('boathouse/bed', '#753', 'The bed under the rafters')
  await addPicture('boathouse/stove', '#573', 'The stove')
  edit(
    ALL,
    ["from './apartment'\n", "from './apartment'\nimport { boathouse } from './boathouse'\n"],
    ['apartment]', 'apartment, boathouse]'],
  )
  const apartment = read('app/apartment/page.tsx')
  write(
    'app/boathouse/page.tsx',
    apartment.replaceAll('apartment', 'boathouse').replaceAll('Apartment', 'Boathouse'),
  )
  check()
  build()
})

test('menus, footer, card, comparison and form show it as they show the others', () => {
  const $ = page('index')
  for (const part of ['header ul [popover]', 'header [popover] nav', 'footer nav'])
    assert.match($(`${part} a[href="/boathouse"]`).text(), new RegExp(name), part)
  const card = $('article[aria-labelledby="boathouse-name"]')
  assert.match(card.text(), /For Two.*Boathouse.*Sleeps 2 above the slip.*€180/)
  assert.equal(card.find('a[href="/book?property=boathouse"]').length, 1)
  const comparison = $('section[aria-labelledby="amenities"]')
  const rows = comparison.find('li').toArray()
  assert.deepEqual(
    rows.map((row) => $(row).find('p').text()),
    ['house', 'house', 'house', 'all three', 'all three', 'all three'],
  )
  const choices = page('book')('form [name=property]')
  assert.equal(choices.last().attr('value'), 'boathouse')
  assert.equal(choices.length, properties.length + 1)
})

test('it has a page with title, card and structured data, which the sitemap lists', () => {
  const $ = page('boathouse')
  assert.equal($('title').text(), `${name}, Donegal: on the slip, sleeps 2`)
  assert.match(
    String($('meta[property="og:image"]').attr('content')),
    /\/cards\/boathouse\.[0-9a-f]{8}\.jpg$/,
  )
  const partOf = (name: string, type: string) =>
    JSON.parse(page(name)('script[type="application/ld+json"]').text())['@graph'].find(
      (part: Record<string, unknown>) => part['@type'] === type,
    )
  assert.match(partOf('index', 'LodgingBusiness').priceRange, /^€180–/)
  const trail = partOf('boathouse', 'BreadcrumbList')
  assert.equal(trail.itemListElement.at(-1).item, `${site.url}/boathouse`)
  const sitemap = load(read('out/sitemap.xml'), { xml: true })
  const entry = sitemap('url').filter((_, each) => sitemap(each).text().includes(`${site.url}/boathouse\n`))
  assert.equal(entry.find('lastmod').text(), '2031-05-01')
})

test('its price, the lowest, is the one that stands after “From” everywhere', () => {
  for (const file of ['index', 'blogs', 'book']) assert.match(page(file)('body').text(), /From €180/, file)
  assert.match(String(page('index')('meta[name="description"]').attr('content')), /From €180 a night/)
  for (const [file, text] of texts()) assert.doesNotMatch(text, /From €(?!180)/, file)
})

test('a larger party is told of the smallest property that sleeps it, and a request goes through to the email', () =>
  inBrowser(copy, async (visitor) => {
    await visitor.goto('/book?property=boathouse')
    await visitor.selectOption('[name=guests]', '3')
    await visitor.locator('#hints').getByText('choose the apartment, which sleeps 4').waitFor()
    await visitor.selectOption('[name=guests]', '2')
    await fillInStay(visitor)
    const { email, copied } = await request(visitor)
    for (const message of [email, copied]) {
      assert.match(message, /stay at .+ Boathouse\.[^]*Total: €540 \(3 nights × €180\)/)
      assert.match(message, /\/book\?property=boathouse#checkIn=2031-06-13/)
    }
    assert.match(visitor.url(), /\/thank-you\?property=boathouse&nights=3&total=540&guests=2/)
  }))

test('a property is removed with its file, its page and its line in the list: no sentence of it is left', async () => {
  rmSync(join(copy, 'content/properties/apartment.ts'))
  rmSync(join(copy, 'app/apartment'), { recursive: true })
  edit(ALL, ["import { apartment } from './apartment'\n", ''], ['apartment, ', ''])
  edit('content/site.ts', [", apartment: ''", ''])
  check()
  build()
  // Pictures keep their names, and a script the rule of the specification.
  for (const [file, text] of texts())
    assert.doesNotMatch(text.replaceAll(/(pictures\/|pic-)apartment|\.apartment\b/g, ''), /apartment/i, file)
  await inBrowser(copy, async (visitor) => {
    await visitor.goto('/book')
    await fillInStay(visitor)
    await visitor.locator('#hints').getByText('The price shown is for the boathouse.').waitFor()
    await visitor.locator('#price').getByText('3 nights × €180').waitFor()
    await visitor.locator('main').getByText('€540').first().waitFor()
  })
})

test('the check accepts one property alone', () => {
  rmSync(join(copy, 'content/properties/boathouse.ts'))
  rmSync(join(copy, 'app/boathouse'), { recursive: true })
  edit(ALL, ["import { boathouse } from './boathouse'\n", ''], [', boathouse', ''])
  check()
})
