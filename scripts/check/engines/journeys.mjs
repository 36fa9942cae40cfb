import { equal, match, ok } from 'node:assert/strict'
import { loadTs } from '../../build/load-ts.mjs'
import { until } from '../processes.mjs'

const { formWords } = loadTs('content/booking.ts')
const { faqs } = loadTs('content/faqs.ts')
const { galleries, house } = loadTs('content/properties/house.ts')
const { listing } = loadTs('content/blog/listing.ts')
const { navigation } = loadTs('content/navigation.ts')
const { plainText } = loadTs('lib/chart-text.ts')

const phone = [390, 844]
const total = 3 * house.nightlyPrice
const houseChoice = new RegExp(`^${house.shortName}`)
const article = '/blogs/day-trips-donegal'

const isOpen = (seen) => seen.isOpen
const isClosed = (seen) => !seen.isOpen
const isFocused = (seen) => seen.isFocused
const scrolled = (visitor) => visitor.evaluate(() => scrollY)
const answersOpen = (visitor) =>
  visitor.evaluate(() =>
    Array.from(document.querySelectorAll('details'), (item, index) => (item.open ? index : -1)).filter(
      (index) => index >= 0,
    ),
  )

async function fillInStay(visitor, checkIn, checkOut) {
  await visitor.fill('checkIn', checkIn)
  await visitor.fill('checkOut', checkOut)
  await visitor.fill('guests', '4')
}

async function fillInContactDetails(visitor) {
  for (const [label, text] of [
    [formWords.who.name, 'Aoife Brown'],
    [formWords.who.email, 'aoife@guest.example'],
    [formWords.who.phone, '+353 74 000 0001'],
  ]) {
    await visitor.click('textbox', label)
    await visitor.type(text)
  }
}

/** What a visitor does in each engine, by the rule that it tests. The viewport is a desktop's unless a journey resizes it. */
export const journeys = {
  'every page has its heading, and nothing scrolls sideways': async (visitor) => {
    for (const size of [phone, [1280, 800]]) {
      await visitor.resize(size)
      for (const path of ['/', '/house', '/apartment', '/blogs', article, '/book', '/thank-you']) {
        await visitor.open(path)
        ok(await visitor.see('heading'), `${path} has a heading`)
        const overflow = await visitor.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        )
        equal(overflow, 0, `${path} at ${size[0]} px`)
      }
    }
  },

  'the accommodation menu opens, closes, and its links work': async (visitor) => {
    const button = ['button', navigation.accommodation.label]
    await visitor.open('/blogs')
    await visitor.expect(...button, isClosed)
    await visitor.pointAt(...button)
    await visitor.expect(...button, isOpen)
    await visitor.moveTo({ x: 300, y: 700 })
    await visitor.expect(...button, isClosed)
    await visitor.click(...button)
    await visitor.expect(...button, isOpen)
    await visitor.press('Escape')
    await visitor.expect(...button, isClosed)
    await visitor.press('Enter')
    await visitor.expect(...button, isOpen)
    await visitor.click('link', new RegExp(`^${house.name}.+Sleeps`))
    await visitor.expectAt(house.path)
  },

  'the menu on a phone opens, closes, and its links work': async (visitor) => {
    await visitor.resize(phone)
    await visitor.open('/house')
    await visitor.click('button', 'Menu')
    await visitor.expect('button', 'Close', isOpen)
    await visitor.press('Escape')
    await visitor.expect('button', 'Menu', (seen) => isClosed(seen) && seen.isFocused)
    await visitor.click('button', 'Menu')
    await visitor.click('link', 'Blog')
    await visitor.expectAt('/blogs')
  },

  'at most one answer is open': async (visitor) => {
    await visitor.open('/')
    for (const index of [0, 1, 4]) {
      await visitor.click('summary', plainText(faqs[index].question))
      await until(async () => String(await answersOpen(visitor)) === String(index), `answer ${index} alone`)
    }
    await visitor.press('Enter')
    await until(async () => (await answersOpen(visitor)).length === 0, 'no answer open')
  },

  'a carousel loops with its arrows and with the arrow keys': async (visitor) => {
    const position = () => visitor.evaluate(() => document.querySelector('[aria-live]').innerText)
    const expectPosition = (wanted) => until(async () => (await position()) === wanted, wanted)
    await visitor.open('/house')
    await visitor.pointAt('button', 'Next picture')
    await until(
      () => visitor.evaluate(() => document.querySelector('[inert]') !== null),
      'the carousel to be hydrated',
    )
    for (const position of ['2–4 of 4', '3, 4, 1 of 4', '4, 1, 2 of 4', '1–3 of 4']) {
      await visitor.click('button', 'Next picture')
      await expectPosition(position)
    }
    await visitor.click('button', 'Previous picture')
    await expectPosition('4, 1, 2 of 4')
    await visitor.press('ArrowRight')
    await expectPosition('1–3 of 4')
  },

  'the gallery index stays below the header and marks the gallery in view': async (visitor) => {
    for (const { id, heading } of [galleries[4], galleries[1]]) {
      await visitor.open(`${house.path}#${id}`)
      await until(async () => {
        const [current, gap] = await visitor.evaluate(() => [
          document.querySelector('[aria-current="true"]')?.textContent,
          document.querySelector('[data-gallery-index]').getBoundingClientRect().top -
            document.querySelector('header').getBoundingClientRect().bottom,
        ])
        return current === plainText(heading) && Math.abs(gap) < 1
      }, `${heading} to be the current gallery`)
    }
  },

  'a visitor books, sees the confirmation, and finds the form filled in after Back': async (visitor) => {
    const submit = ['button', formWords.plan.submit]
    await visitor.open('/book?property=house')
    await visitor.expect('radio', houseChoice, ({ checked }) => checked)
    await fillInStay(visitor, '2031-06-16', '2031-06-13')
    await visitor.click('button', formWords.when.swap)
    const dates = () => visitor.evaluate(() => document.forms.booking.checkIn.value)
    await until(async () => (await dates()) === '2031-06-13', 'the dates swapped')
    await visitor.click(...submit)
    await visitor.expect('textbox', formWords.who.name, isFocused)
    await fillInContactDetails(visitor)
    await visitor.click(...submit)
    await visitor.expectAt(`/thank-you?property=house&nights=3&total=${total}&guests=4`)
    await visitor.expect('heading', /^Thank you/)
    const message = await visitor.evaluate(() => document.querySelector('main a[href^="mailto:"]').href)
    match(decodeURIComponent(message), /Check-in: Fri 13 June 2031[^]+Aoife Brown/)
    equal(await scrolled(visitor), 0)
    await visitor.back()
    await visitor.expect('textbox', formWords.who.name, ({ value }) => value === 'Aoife Brown')
    await visitor.forward()
    await visitor.expect('heading', /^Thank you/)
  },

  'an unknown address shows the 404 page, which links home': async (visitor) => {
    await visitor.open('/no/such/page')
    await visitor.expect('heading', 'Oops! Page not found')
    await visitor.click('link', 'Return to Home')
    await visitor.expectAt('/')
  },

  'the share button of an article copies its link or announces that it cannot': async (visitor) => {
    const status = () => visitor.evaluate(() => document.querySelector('main [role="status"]').textContent)
    await visitor.open(article)
    // Clicked again until the page's script handles the click.
    await until(async () => {
      await visitor.click('button', listing.share.label)
      return [listing.share.copied, listing.share.failed].includes(await status())
    }, 'the status after sharing')
  },

  'links, Back and Forward start at the top of the page': async (visitor) => {
    await visitor.open('/house')
    await visitor.click('link', 'Blog', { nth: -1 })
    await visitor.expectAt('/blogs')
    await visitor.evaluate(() => scrollTo(0, 2000))
    await visitor.back()
    await visitor.expectAt('/house')
    await until(async () => (await scrolled(visitor)) === 0, 'the top after Back')
    await visitor.evaluate(() => scrollTo(0, 2000))
    await visitor.forward()
    await visitor.expectAt('/blogs')
    await until(async () => (await scrolled(visitor)) === 0, 'the top after Forward')
  },

  'a link with a hash lands right below the header': async (visitor) => {
    for (const address of ['/blogs#day-trips-donegal', '/book#contact']) {
      await visitor.open(address)
      await until(async () => {
        const [target, header] = await visitor.evaluate(() => [
          document.querySelector(location.hash).getBoundingClientRect().top,
          document.querySelector('header').getBoundingClientRect().bottom,
        ])
        return target >= header && target < header + 100
      }, `${address} below the header`)
    }
  },
}
