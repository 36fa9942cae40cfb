import { content } from '@/app/_shared/content'
import { expect } from '@playwright/test'
import { fill, plainText } from '@/lib/format'
import { articlePath } from '@/lib/site/article-page'
import { translate } from '@/e2e/translation'
import { articles } from '../articles'
import { aWish, emptyFields, guest } from '../booking-form'
import { galleries, house } from '../properties'
import { navigationJourneys, waitForConfirmation, waitForFields } from './navigations'
import type { Target, Visitor } from './visitor'

const { evening: hero, formWords, faqs, listing, navigation, viewerWords, yearOfLight } = content

type Size = [width: number, height: number]
const phone: Size = [390, 844]
export const desktop: Size = [1280, 800]
const { slug } = articles.at(-1)!
const article = articlePath(slug)
const arrowGalleries = galleries.filter(({ pictures }) => pictures.length > 3)
const { id, pictures } = arrowGalleries[0]!
const track = `${id}-track`

/** Whether an element is at least `least` and less than `most` pixels below the header. Runs in the page. */
function isBelowHeader(selector: string, least: number, most: number) {
  const { bottom } = document.querySelector('header')!.getBoundingClientRect()
  const distance = document.querySelector(selector)!.getBoundingClientRect().top - bottom
  return (distance >= least && distance < most) || `${distance} px between the header and ${selector}`
}

const waitForTop = (visitor: Visitor) => visitor.waitForValue(() => scrollY, 0)

/** What a visitor does in each engine, by the title of the test. The viewport is a desktop's unless a journey resizes it. */
export const journeys: Record<string, (visitor: Visitor) => Promise<void>> = {
  'each kind of page has its heading, and nothing scrolls sideways': async (visitor) => {
    for (const size of [phone, desktop]) {
      await visitor.resize(...size)
      for (const path of ['/', '/house', '/apartment', '/blogs', article, '/book', '/thank-you']) {
        await visitor.open(path)
        await visitor.waitFor('heading', '')
        const width = await visitor.evaluate(() => document.documentElement.scrollWidth)
        expect(width, path).toBe(await visitor.evaluate(() => document.documentElement.clientWidth))
      }
    }
  },

  'the accommodation menu opens, closes, and its links work': async (visitor) => {
    const button = ['button', navigation.accommodation.label] as const
    const waitForMenu = (isOpen: boolean) => visitor.waitFor(...button, { isOpen })
    await visitor.open('/blogs')
    await visitor.pointAt(...button)
    await waitForMenu(true)
    await visitor.moveTo(300, 700)
    await waitForMenu(false)
    await visitor.click(...button)
    await waitForMenu(true)
    await visitor.press('Escape')
    await waitForMenu(false)
    await visitor.press('Enter')
    await waitForMenu(true)
    await visitor.click('link', house.name)
    await visitor.waitForAddress(house.path)
  },

  'the menu on a phone opens, closes, and its links work': async (visitor) => {
    await visitor.resize(...phone)
    await visitor.open('/house')
    await visitor.click('button', 'Menu')
    await visitor.waitFor('button', 'Menu', { isOpen: true })
    await visitor.press('Escape')
    await visitor.waitFor('button', 'Menu', { isOpen: false, isFocused: true })
    await visitor.click('button', 'Menu')
    await visitor.click('link', 'Blog')
    await visitor.waitForAddress('/blogs')
  },

  'at most one answer is open': async (visitor) => {
    // An answer that still opens or closes moves the question that is pressed next.
    const read = () => [
      ...Array.from(document.querySelectorAll('details[open] summary'), (each) => each.textContent),
      ...document
        .getAnimations()
        .filter(({ effect }) => (effect as KeyframeEffect).target?.closest('details')),
    ]
    await visitor.open('/')
    for (const index of [0, 1, 4]) {
      const question = plainText(faqs[index]!.question)
      await visitor.click('summary', question)
      await visitor.waitForValue(read, [question])
    }
    await visitor.press('Enter')
    await visitor.waitForValue(read, [])
  },

  'a carousel loops before React runs, starts where it was, loops on, and can be resized and translated':
    async (visitor) => {
      const waitForFirst = (first: number) =>
        visitor.waitForValue(
          (strip) =>
            document.getElementById(strip)!.parentElement!.querySelector<HTMLElement>('p:has(+ [aria-live])')!
              .innerText,
          expect.stringMatching(`^${first}\\b`),
          track,
        )
      const click = (name: string) =>
        visitor.click(
          'button',
          `${name} picture`,
          arrowGalleries.findIndex((each) => each.id === id),
        )
      await visitor.open('/house')
      // The carousel is far below, so that the page has not requested React.
      const firsts = await visitor.evaluate((of) => {
        const strip = document.getElementById(of)!
        const slides = Array.from(strip.firstElementChild!.children)
        const offset = (slide: Element) =>
          slide.getBoundingClientRect().left - strip.getBoundingClientRect().left
        strip.scrollTo({ left: offset(slides[1]!), behavior: 'instant' })
        const [previous, next] = strip.parentElement!.querySelectorAll<HTMLElement>('[data-step]')
        return [previous!, previous!, next!, next!].map((arrow) => {
          arrow.click()
          return slides.findIndex((slide) => Math.abs(offset(slide)) < 10) + 1
        })
      }, track)
      expect(firsts).toEqual([1, pictures.length, 1, 2])
      await visitor.evaluate((of) => document.getElementById(of)!.scrollIntoView(), track)
      await waitForFirst(2)
      await click('Previous')
      await click('Previous')
      await waitForFirst(pictures.length)
      await click('Next')
      await waitForFirst(1)
      await visitor.evaluate(translate)
      for (const size of [phone, desktop]) {
        await visitor.resize(...size)
        await click('Next')
      }
      await waitForFirst(3)
      await visitor.press('ArrowLeft')
      await waitForFirst(2)
    },

  'without script a carousel scrolls to its last picture and offers no buttons': async (visitor) => {
    // A document without a policy, in which a frame without script can be seen from outside.
    await visitor.open('/robots.txt')
    await visitor.evaluate(async () => {
      const frame = document.createElement('iframe')
      Object.assign(frame, { sandbox: 'allow-same-origin', width: 1280, height: 800 })
      frame.srcdoc = await (await fetch('/house')).text()
      document.body.replaceChildren(frame)
    })
    const read = (of: string) => {
      const strip = document.querySelector('iframe')!.contentDocument!.getElementById(of)!
      strip.scrollTo({ left: strip.scrollWidth, behavior: 'instant' })
      const { left, right } =
        strip.firstElementChild!.lastElementChild!.firstElementChild!.getBoundingClientRect()
      const edges = strip.getBoundingClientRect()
      const buttons = Array.from(strip.parentElement!.querySelectorAll('button'))
      return [
        left >= edges.left && right <= edges.right + 1,
        buttons.some((each) => each.getClientRects().length),
      ]
    }
    await visitor.waitForValue(read, [true, false], track)
  },

  'Back and Escape close the viewer, also after Forward, and then Back leaves': async (visitor) => {
    const run = galleries.flatMap((each) => (each.lead ? [each.lead, ...each.pictures] : each.pictures))
    const picture: Target = ['link', run[0]!.alt]
    const waitForViewer = (isOpen: boolean, isEntry: boolean) =>
      visitor.waitForValue(
        () => [document.querySelector('dialog[open]') !== null, Boolean(history.state?.viewer)],
        [isOpen, isEntry],
      )
    const waitForSecond = () =>
      visitor.waitForValue(() => {
        const [strip, count] = document.querySelectorAll('dialog :is(.track, .count)')
        return [strip!.scrollLeft / strip!.clientWidth, count!.textContent]
      }, [1, fill(viewerWords.position, { number: 2, count: run.length })])
    await visitor.open('/apartment')
    await visitor.open('/house')
    await visitor.click(...picture)
    await waitForViewer(true, true)
    await visitor.evaluate(() => history.back())
    await waitForViewer(false, false)
    await visitor.evaluate(() => history.forward())
    await waitForViewer(false, true)
    await visitor.click(...picture)
    await waitForViewer(true, true)
    await visitor.press('ArrowRight')
    await waitForSecond()
    await visitor.resize(...phone)
    await waitForSecond()
    await visitor.press('Escape')
    await waitForViewer(false, false)
    await visitor.back()
    await visitor.waitForAddress('/apartment')
  },

  'the gallery index stays below the header and marks the gallery in view': async (visitor) => {
    for (const gallery of [galleries[4]!, galleries[1]!]) {
      // The query makes it another document, which opens at the gallery.
      await visitor.open(`${house.path}?${gallery.id}#${gallery.id}`)
      const current = () => document.querySelector('[aria-current="true"]')?.textContent
      await visitor.waitForValue(current, plainText(gallery.heading))
      await visitor.waitForValue(isBelowHeader, true, '[data-gallery-index]', -1, 1)
    }
  },

  'a request leads to the top of its confirmation, and Back to the filled-in form': async (visitor) => {
    const { plan, who } = formWords
    await visitor.open('/book?property=house')
    await visitor.waitFor('radio', house.name, { checked: true })
    for (const name of ['checkIn', 'checkOut', 'guests'] as const)
      await visitor.fill(name, String(aWish[name]))
    await visitor.click('button', plan.submit)
    await visitor.waitFor('textbox', who.fields.name.label, { isFocused: true })
    const typed = { name: 'Aoife Brown', email: guest.email, phone: guest.phone }
    for (const name of ['name', 'email', 'phone'] as const) {
      await visitor.click('textbox', who.fields[name].label)
      await visitor.type(typed[name])
    }
    await visitor.click('button', plan.submit)
    const total = 3 * house.nightlyPrice
    await visitor.waitForAddress(`/thank-you?property=house&nights=3&total=${total}&guests=4`)
    await waitForConfirmation(visitor, aWish, Object.values(typed))
    await waitForTop(visitor)
    await visitor.back()
    await waitForFields(visitor, { ...aWish, ...typed, guests: '4', requests: '' })
  },

  'a visitor chooses nights on the calendar with presses and with keys': async (visitor) => {
    const { calendar } = formWords.when
    const read = () => {
      const { checkIn, checkOut } = document.forms.namedItem('booking')!
      return [checkIn.value, checkOut.value]
    }
    const waitForDates = (...dates: string[]) => visitor.waitForValue(read, dates)
    await visitor.open('/book?property=house')
    await visitor.fill('checkIn', '2031-12-01')
    await visitor.fill('checkOut', '2031-12-03')
    await visitor.click('summary', calendar.summary)
    await visitor.click('button', 'Sunday 28 December 2031')
    await waitForDates('2031-12-28', '')
    await visitor.click('button', 'Tuesday 30 December 2031')
    await waitForDates('2031-12-28', '2031-12-30')
    await visitor.press('Enter')
    await waitForDates('2031-12-30', '')
    await visitor.press('ArrowDown')
    await visitor.waitFor('button', 'Tuesday 6 January 2032', { isFocused: true })
    await visitor.press('Enter')
    await waitForDates('2031-12-30', '2032-01-06')
    await visitor.waitFor('button', `Tuesday 6 January 2032, ${calendar.day.last}`)
  },

  ...navigationJourneys,

  'the range of the hero steps to another light, which fades in, and says its hour': async (visitor) => {
    await visitor.open('/')
    await visitor.click('slider', hero.label)
    // A press on the range chooses the light there; no more steps lead to the last.
    for (let step = 0; step < hero.lights.length; step++) await visitor.press('ArrowRight')
    const { hour, words, line } = hero.lights.at(-1)!
    await visitor.waitForValue(
      () => [
        document.querySelector<HTMLInputElement>('#hour')!.ariaValueText,
        document.querySelector('[data-lights] > :last-child')?.hasAttribute('data-shown'),
        document.querySelector('h1')!.dataset.line,
      ],
      [`${hour}, ${words}`, true, line],
    )
  },

  'a week of the year of light arrives in the form and survives a reload': async (visitor) => {
    const { evening } = yearOfLight
    const read = () => {
      const sentence = document.querySelector('[data-sentence]')!.textContent
      const range = document.querySelector<HTMLInputElement>('#evening')!
      return [range.value, sentence === range.ariaValueText, /sunset/.test(sentence)]
    }
    await visitor.open('/')
    await visitor.click('slider', evening.label)
    await visitor.press('ArrowRight')
    await visitor.click('button', evening.later)
    const [chosen] = await visitor.evaluate(read)
    await visitor.waitForValue(read, [chosen, true, true])
    const week = await visitor.evaluate(
      () => document.querySelector<HTMLAnchorElement>('a[href*="#checkIn"]')!.hash,
    )
    const [checkIn, checkOut] = week.match(/\d[\d-]+/g)!
    await visitor.click('link', evening.book)
    await visitor.waitForAddress(`/book${week}`)
    await visitor.reload()
    await waitForFields(visitor, { ...emptyFields, checkIn, checkOut })
    await visitor.back()
    // Firefox restores the value that was chosen, and the sentence has to follow.
    await visitor.waitForValue(read, [chosen, true, true])
  },

  'the share button of an article copies its link or announces that it cannot': async (visitor) => {
    const { label, copied, failed } = listing.share
    await visitor.open(article)
    await visitor.click('button', label)
    const status = () => document.querySelector('main [aria-live]')!.textContent
    await visitor.waitForValue(status, expect.stringMatching(`^(${copied}|${failed})$`))
  },

  'links, Back and Forward start at the top, and a reload keeps its position': async (visitor) => {
    await visitor.open('/house')
    await visitor.evaluate(() => scrollTo(0, 2000))
    await visitor.reload()
    await visitor.waitForValue(() => scrollY > 1900, true)
    await visitor.click('link', 'Blog', -1)
    await visitor.waitForAddress('/blogs')
    await visitor.evaluate(() => scrollTo(0, 2000))
    await visitor.back()
    await visitor.waitForAddress('/house')
    await waitForTop(visitor)
    await visitor.evaluate(() => scrollTo(0, 2000))
    await visitor.forward()
    await visitor.waitForAddress('/blogs')
    await waitForTop(visitor)
  },

  'a link with a hash lands right below the header': async (visitor) => {
    for (const [path, hash] of [
      ['/blogs', `#${slug}`],
      ['/book', '#contact'],
    ] as const) {
      await visitor.open(path + hash)
      await visitor.waitForValue(isBelowHeader, true, hash, 0, 100)
    }
  },
}
