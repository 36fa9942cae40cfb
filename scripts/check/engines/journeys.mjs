import { equal, match, ok } from 'node:assert/strict'
import { loadTs } from '../../build/load-ts.mjs'
import { until } from '../processes.mjs'

const { formWords } = loadTs('content/booking.ts')
const { faqs } = loadTs('content/faqs.ts')
const { house } = loadTs('content/properties/house.ts')
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

const scrolled = (guest) => guest.evaluate(() => scrollY)
const answersOpen = (guest) =>
  guest.evaluate(() =>
    Array.from(document.querySelectorAll('details'), (item, index) => (item.open ? index : -1)).filter(
      (index) => index >= 0,
    ),
  )

async function wishForAStay(guest, checkIn, checkOut) {
  await guest.fill('checkIn', checkIn)
  await guest.fill('checkOut', checkOut)
  await guest.fill('guests', '4')
}

async function introduceOneself(guest) {
  for (const [label, text] of [
    [formWords.who.name, 'Aoife Brown'],
    [formWords.who.email, 'aoife@guest.example'],
    [formWords.who.phone, '+353 74 000 0001'],
  ]) {
    await guest.click('textbox', label)
    await guest.type(text)
  }
}

/** What a guest does, by what it proves; a page of desktop size unless the journey says otherwise. */
export const journeys = {
  'every page has its heading, and nothing scrolls sideways': async (guest) => {
    for (const size of [phone, [1280, 800]]) {
      await guest.resize(size)
      for (const path of ['/', '/house', '/apartment', '/blogs', article, '/book', '/thank-you']) {
        await guest.open(path)
        ok(await guest.see('heading'), `${path} has a heading`)
        const beyond = await guest.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        )
        equal(beyond, 0, `${path} at ${size[0]} px`)
      }
    }
  },

  'the accommodation menu opens, closes and leads on': async (guest) => {
    const button = ['button', navigation.accommodation.label]
    await guest.open('/blogs')
    await guest.expect(...button, isClosed)
    await guest.pointAt(...button)
    await guest.expect(...button, isOpen)
    await guest.moveTo({ x: 300, y: 700 })
    await guest.expect(...button, isClosed)
    await guest.click(...button)
    await guest.expect(...button, isOpen)
    await guest.press('Escape')
    await guest.expect(...button, isClosed)
    await guest.press('Enter')
    await guest.expect(...button, isOpen)
    await guest.click('link', new RegExp(`^${house.name}.+Sleeps`))
    await guest.expectAt(house.path)
  },

  'the menu of a phone opens, closes and leads on': async (guest) => {
    await guest.resize(phone)
    await guest.open('/house')
    await guest.click('button', 'Menu')
    await guest.expect('button', 'Close', isOpen)
    await guest.press('Escape')
    await guest.expect('button', 'Menu', (seen) => isClosed(seen) && seen.isFocused)
    await guest.click('button', 'Menu')
    await guest.click('link', 'Blog')
    await guest.expectAt('/blogs')
  },

  'at most one answer is open': async (guest) => {
    await guest.open('/')
    for (const index of [0, 1, 4]) {
      await guest.click('summary', plainText(faqs[index].question))
      await until(async () => String(await answersOpen(guest)) === String(index), `answer ${index} alone`)
    }
    await guest.press('Enter')
    await until(async () => (await answersOpen(guest)).length === 0, 'no answer open')
  },

  'a strip of pictures goes round by its arrows and by the arrow keys': async (guest) => {
    const count = () => guest.evaluate(() => document.querySelector('[aria-live]').textContent)
    const expectCount = (wanted) => until(async () => (await count()) === wanted, wanted)
    await guest.open('/house')
    await guest.pointAt('button', 'Next picture')
    await until(() => guest.evaluate(() => document.querySelector('[inert]') !== null), 'the strip awake')
    for (const number of [2, 3, 4, 1]) {
      await guest.click('button', 'Next picture')
      await expectCount(`${number} of 4`)
    }
    await guest.click('button', 'Previous picture')
    await expectCount('4 of 4')
    await guest.press('ArrowRight')
    await expectCount('1 of 4')
  },

  'a guest books, is thanked, and finds the form as it was on Back': async (guest) => {
    const submit = ['button', formWords.plan.submit]
    await guest.open('/book?property=house')
    await guest.expect('radio', houseChoice, ({ checked }) => checked)
    await wishForAStay(guest, '2031-06-16', '2031-06-13')
    await guest.click('button', formWords.when.swap)
    const dates = () => guest.evaluate(() => document.forms.booking.checkIn.value)
    await until(async () => (await dates()) === '2031-06-13', 'the dates swapped')
    await guest.click(...submit)
    await guest.expect('textbox', formWords.who.name, isFocused)
    await introduceOneself(guest)
    await guest.click(...submit)
    await guest.expectAt(`/thank-you?property=house&nights=3&total=${total}&guests=4`)
    await guest.expect('heading', /^Thank you/)
    const letter = await guest.evaluate(() => document.querySelector('main a[href^="mailto:"]').href)
    match(decodeURIComponent(letter), /Check-in: Fri 13 June 2031[^]+Aoife Brown/)
    equal(await scrolled(guest), 0)
    await guest.back()
    await guest.expect('textbox', formWords.who.name, ({ value }) => value === 'Aoife Brown')
    await guest.forward()
    await guest.expect('heading', /^Thank you/)
  },

  'an unknown address says so and leads home': async (guest) => {
    await guest.open('/no/such/page')
    await guest.expect('heading', 'Oops! Page not found')
    await guest.click('link', 'Return to Home')
    await guest.expectAt('/')
  },

  'an article hands out its link': async (guest) => {
    const said = () => guest.evaluate(() => document.querySelector('main [role="status"]').textContent)
    await guest.open(article)
    // Pressed again as long as its script is not there.
    await until(async () => {
      await guest.click('button', listing.share.label)
      return [listing.share.copied, listing.share.failed].includes(await said())
    }, 'word of the link')
  },

  'links, Back and Forward start at the top of the page': async (guest) => {
    await guest.open('/house')
    await guest.click('link', 'Blog', { nth: -1 })
    await guest.expectAt('/blogs')
    await guest.evaluate(() => scrollTo(0, 2000))
    await guest.back()
    await guest.expectAt('/house')
    await until(async () => (await scrolled(guest)) === 0, 'the top after Back')
    await guest.evaluate(() => scrollTo(0, 2000))
    await guest.forward()
    await guest.expectAt('/blogs')
    await until(async () => (await scrolled(guest)) === 0, 'the top after Forward')
  },

  'a link with a hash lands right below the header': async (guest) => {
    for (const address of ['/blogs#day-trips-donegal', '/book#contact']) {
      await guest.open(address)
      await until(async () => {
        const { target, header } = await guest.evaluate(() => ({
          target: document.querySelector(location.hash).getBoundingClientRect().top,
          header: document.querySelector('header').getBoundingClientRect().bottom,
        }))
        return target >= header && target < header + 100
      }, `${address} below the header`)
    }
  },
}
