import { content } from '@/app/_shared/content'
import { expect } from '@playwright/test'
import { planAddress } from '@/lib/booking/plan'
import { fill, plainText } from '@/lib/format'
import { translate } from '@/e2e/translation'
import { eventually, type Target, type Visitor } from './visitor'
import { apartment, galleries, house } from '../properties'

const {
  evening: eveningOfHome,
  formWords,
  faqs,
  listing,
  navigation,
  viewerWords,
  thankYou,
  yearOfLight,
} = content

const { fields } = formWords.who

type Size = [width: number, height: number]
const phone: Size = [390, 844]
export const desktop: Size = [1280, 800]
const article = '/blogs/day-trips-donegal'
const arrowGalleries = galleries.filter(({ pictures }) => pictures.length > 3)
const arrowGallery = arrowGalleries[0]!

/** Waits until a function, which runs in the page, returns a value. */
const waitForValue = (visitor: Visitor, read: () => unknown, value: unknown) =>
  eventually(async () => expect(await visitor.evaluate(read)).toEqual(value))
/** Whether React runs: scripts of a page that is left sooner count as lost in Firefox. Runs in the page. */
const isHydrated = () => document.querySelector('[data-hydrated]') !== null
const waitForTop = (visitor: Visitor) => waitForValue(visitor, () => scrollY, 0)

/** Waits until an element is at least `least` and less than `most` pixels below the header. */
const waitBelowHeader = (visitor: Visitor, selector: string, least: number, most: number) =>
  eventually(async () => {
    const distance = await visitor.evaluate(
      (target) =>
        document.querySelector(target)!.getBoundingClientRect().top -
        document.querySelector('header')!.getBoundingClientRect().bottom,
      selector,
    )
    expect(distance, `pixels between the header and ${selector}`).toBeGreaterThanOrEqual(least)
    expect(distance, `pixels between the header and ${selector}`).toBeLessThan(most)
  })

const typed = {
  property: 'house',
  checkIn: '2031-06-13',
  checkOut: '2031-06-16',
  guests: '4',
  name: 'Aoife Brown',
  email: 'aoife@guest.example',
  phone: '+353 74 000 0001',
  requests: 'A cot, “quiet” & warm',
}
const empty = { checkIn: '', checkOut: '', guests: '2', name: '', email: '', phone: '', requests: '' }

/** Fills in the form of the house, which has been opened. */
async function fillIn(visitor: Visitor) {
  await waitForFields(visitor, { ...empty, property: 'house' })
  for (const [name, value] of Object.entries(typed).slice(1)) await visitor.fill(name, value)
}

/** Waits until the email of the confirmation holds a text: the whole of it is in the address of its link. */
const waitForMessage = (visitor: Visitor, text: RegExp) =>
  eventually(async () => {
    const message = await visitor.evaluate(
      () => document.querySelector<HTMLAnchorElement>('main a[href^="mailto:"]')?.href,
    )
    expect(decodeURIComponent(String(message))).toMatch(text)
  })

/** Waits until the form is hydrated, and until its fields have these values. */
async function waitForFields(visitor: Visitor, wanted: Record<string, string>) {
  await waitForValue(visitor, isHydrated, true)
  await waitForValue(
    visitor,
    () => Object.fromEntries(new FormData(document.forms.namedItem('booking')!)),
    wanted,
  )
}

/** What a visitor does in each engine, by the title of the test. The viewport is a desktop's unless a journey resizes it. */
export const journeys: Record<string, (visitor: Visitor) => Promise<void>> = {
  'each kind of page has its heading, and nothing scrolls sideways': async (visitor) => {
    for (const size of [phone, desktop]) {
      await visitor.resize(...size)
      for (const path of ['/', '/house', '/apartment', '/blogs', article, '/book', '/thank-you']) {
        await visitor.open(path)
        await visitor.waitFor('heading')
        const overflow = await visitor.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        )
        expect(overflow, `${path} at ${size[0]} px`).toBe(0)
      }
    }
  },

  'the accommodation menu opens, closes, and its links work': async (visitor) => {
    const button = ['button', navigation.accommodation.label] as const
    const [isOpen, isClosed] = [{ isOpen: true }, { isOpen: false }]
    await visitor.open('/blogs')
    await visitor.waitFor(...button, isClosed)
    await visitor.pointAt(...button)
    await visitor.waitFor(...button, isOpen)
    await visitor.moveTo({ x: 300, y: 700 })
    await visitor.waitFor(...button, isClosed)
    await visitor.click(...button)
    await visitor.waitFor(...button, isOpen)
    await visitor.press('Escape')
    await visitor.waitFor(...button, isClosed)
    await visitor.press('Enter')
    await visitor.waitFor(...button, isOpen)
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
    const waitForOpen = async (questions: string[]) => {
      await waitForValue(
        visitor,
        () => Array.from(document.querySelectorAll('details[open] summary'), (each) => each.textContent),
        questions,
      )
      // An answer that still opens or closes moves the question that is pressed next.
      const isMoving = () =>
        document.getAnimations().some(({ effect }) => (effect as KeyframeEffect).target?.closest('details'))
      await waitForValue(visitor, isMoving, false)
    }
    await visitor.open('/')
    for (const index of [0, 1, 4]) {
      const question = plainText(faqs[index]!.question)
      await visitor.click('summary', question)
      await waitForOpen([question])
    }
    await visitor.press('Enter')
    await waitForOpen([])
  },

  'a carousel loops before React runs, starts at the picture to which it was moved, loops both ways, and moves when it is resized and translated':
    async (visitor) => {
      const { id, pictures } = arrowGallery
      const waitForFirst = (first: number) =>
        eventually(async () => {
          const text = (track: string) =>
            document.getElementById(track)!.parentElement!.querySelector<HTMLElement>('p:has(+ [aria-live])')!
              .innerText
          expect(await visitor.evaluate(text, `${id}-track`)).toMatch(new RegExp(`^${first}\\b`))
        })
      await visitor.open('/house')
      // The carousel is far below, so that the page has not requested React.
      const firsts = await visitor.evaluate((track) => {
        const strip = document.getElementById(track)!
        const slides = Array.from(strip.firstElementChild!.children)
        const offset = (slide: Element) =>
          slide.getBoundingClientRect().left - strip.getBoundingClientRect().left
        strip.scrollTo({ left: offset(slides[1]!), behavior: 'instant' })
        const [previous, next] = strip.parentElement!.querySelectorAll<HTMLElement>('[data-step]')
        return [previous!, previous!, next!, next!].map((arrow) => {
          arrow.click()
          return slides.findIndex((slide) => Math.abs(offset(slide)) < 10) + 1
        })
      }, `${id}-track`)
      expect(firsts).toEqual([1, pictures.length, 1, 2])
      await visitor.evaluate((track) => document.getElementById(track)!.scrollIntoView(), `${id}-track`)
      await waitForFirst(2)
      const arrow = (name: string): Target => [
        'button',
        `${name} picture`,
        { nth: arrowGalleries.indexOf(arrowGallery) },
      ]
      await visitor.click(...arrow('Previous'))
      await visitor.click(...arrow('Previous'))
      await waitForFirst(pictures.length)
      await visitor.click(...arrow('Next'))
      await waitForFirst(1)
      await visitor.evaluate(translate)
      for (const size of [phone, desktop]) {
        await visitor.resize(...size)
        await visitor.click(...arrow('Next'))
      }
      await waitForFirst(3)
      await visitor.press('ArrowLeft')
      await waitForFirst(2)
    },

  'with reduced motion the next picture shows without animation': async (visitor) => {
    await visitor.open('/house')
    // The drivers cannot set this preference. embla asks for it when it starts.
    await visitor.evaluate((track) => {
      const ask = window.matchMedia.bind(window)
      window.matchMedia = (query) => ask(query.replace('(prefers-reduced-motion: reduce)', 'all'))
      document.getElementById(track)!.scrollIntoView()
    }, `${arrowGallery.id}-track`)
    await waitForValue(visitor, isHydrated, true)
    const distance = await visitor.evaluate(async (track) => {
      const carousel = document.getElementById(track)!.parentElement!
      const [first, second] = carousel.querySelectorAll('[aria-roledescription="slide"]')
      const { left } = first!.getBoundingClientRect()
      carousel.querySelector<HTMLElement>('[aria-label="Next picture"]')!.click()
      for (let frame = 0; frame < 2; frame += 1) await new Promise((done) => requestAnimationFrame(done))
      return Math.abs(second!.getBoundingClientRect().left - left)
    }, `${arrowGallery.id}-track`)
    expect(distance, 'pixels that the next picture has still to move').toBeLessThan(1)
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
    const read = (id: string) => {
      const track = document.querySelector('iframe')!.contentDocument?.getElementById(id)
      if (!track) return undefined
      track.scrollTo({ left: track.scrollWidth, behavior: 'instant' })
      const picture = track.firstElementChild!.lastElementChild!.firstElementChild!
      const [strip, last] = [track.getBoundingClientRect(), picture.getBoundingClientRect()]
      const buttons = Array.from(track.parentElement!.querySelectorAll('button'))
      return {
        isLastInView: last.left >= strip.left && last.right <= strip.right + 1,
        buttons: buttons.filter((button) => button.getClientRects().length > 0).length,
      }
    }
    await eventually(async () =>
      expect(await visitor.evaluate(read, `${arrowGallery.id}-track`)).toEqual({
        isLastInView: true,
        buttons: 0,
      }),
    )
  },

  'Back and Escape close the viewer, also after Forward, and the next Back leaves the page': async (
    visitor,
  ) => {
    const { lead, pictures } = arrowGallery
    const run = lead ? [lead, ...pictures] : pictures
    const picture: Target = ['link', run[0]!.alt]
    const waitForViewer = (isOpen: boolean, isEntry: boolean) =>
      waitForValue(
        visitor,
        () => [document.querySelector('dialog[open]') !== null, Boolean(history.state?.viewer)],
        [isOpen, isEntry],
      )
    await visitor.open('/apartment')
    await visitor.waitForAddress('/apartment')
    await visitor.open('/house')
    await visitor.waitForAddress('/house')
    await visitor.click(...picture)
    await waitForViewer(true, true)
    await visitor.back()
    await waitForViewer(false, false)
    await visitor.forward()
    await waitForViewer(false, true)
    await visitor.click(...picture)
    await waitForViewer(true, true)
    const waitForSecond = () =>
      waitForValue(visitor, () => {
        const [track, count] = document.querySelectorAll('dialog :is(.track, .count)')
        return [track!.scrollLeft / track!.clientWidth, count!.textContent]
      }, [1, fill(viewerWords.position, { number: 2, count: run.length })])
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
    for (const { id, heading } of [galleries[4]!, galleries[1]!]) {
      await visitor.open(`${house.path}#${id}`)
      const current = () => document.querySelector('[aria-current="true"]')?.textContent
      await waitForValue(visitor, current, plainText(heading))
      await waitBelowHeader(visitor, '[data-gallery-index]', -1, 1)
    }
  },

  'a visitor books, sees the confirmation, and finds the form filled in after Back': async (visitor) => {
    const submit: Target = ['button', formWords.plan.submit]
    await visitor.open('/book?property=house')
    await visitor.waitFor('radio', new RegExp(`^${house.name}`), { checked: true })
    await visitor.fill('checkIn', '2031-06-16')
    await visitor.fill('checkOut', '2031-06-13')
    await visitor.fill('guests', '4')
    await visitor.click('button', formWords.when.swap)
    await waitForValue(visitor, () => document.forms.namedItem('booking')!.checkIn.value, '2031-06-13')
    await visitor.click(...submit)
    await visitor.waitFor('textbox', fields.name.label, { isFocused: true })
    for (const name of ['name', 'email', 'phone'] as const) {
      await visitor.click('textbox', fields[name].label)
      await visitor.type(typed[name])
    }
    await visitor.click(...submit)
    const total = 3 * house.nightlyPrice
    await waitForValue(
      visitor,
      () => location.pathname + location.search,
      `/thank-you?property=house&nights=3&total=${total}&guests=4`,
    )
    await visitor.waitFor('link', thankYou.send.email)
    await waitForMessage(visitor, /Check-in: Fri 13 June 2031[^]+Aoife Brown/)
    expect(await visitor.evaluate(() => scrollY)).toBe(0)
    await visitor.back()
    await visitor.waitFor('textbox', fields.name.label, { value: 'Aoife Brown' })
    await waitForValue(visitor, isHydrated, true)
    await visitor.forward()
    await visitor.waitFor('heading', /^Thank you/)
  },

  'a visitor chooses nights on the calendar with presses and with keys': async (visitor) => {
    const { calendar } = formWords.when
    const waitForDates = (checkIn: string, checkOut: string) =>
      waitForValue(
        visitor,
        () => [
          document.forms.namedItem('booking')!.checkIn.value,
          document.forms.namedItem('booking')!.checkOut.value,
        ],
        [checkIn, checkOut],
      )
    await visitor.open('/book?property=house')
    await visitor.fill('checkIn', '2031-12-01')
    await visitor.fill('checkOut', '2031-12-03')
    await visitor.click('summary', calendar.summary)
    await visitor.click('button', /^Sunday 28 December 2031/)
    await waitForDates('2031-12-28', '')
    await visitor.click('button', /^Tuesday 30 December 2031/)
    await waitForDates('2031-12-28', '2031-12-30')
    await visitor.press('Enter')
    await waitForDates('2031-12-30', '')
    await visitor.press('ArrowDown')
    await visitor.waitFor('button', /^Tuesday 6 January 2032/, { isFocused: true })
    await visitor.press('Enter')
    await waitForDates('2031-12-30', '2032-01-06')
    await visitor.waitFor('button', /^Tuesday 6 January 2032, last day/)
    await visitor.click('button', calendar.again)
    await waitForDates('', '')
  },

  'what is typed is kept by reloads, links, the confirmation and Back, until the form is cleared': async (
    visitor,
  ) => {
    await visitor.open('/book?property=house')
    await fillIn(visitor)
    await visitor.reload()
    await waitForFields(visitor, typed)
    await visitor.open('/house')
    // A navigation before the load event would replace the entry in the history.
    await visitor.waitForAddress('/house')
    await visitor.open('/book?property=apartment')
    await waitForFields(visitor, { ...typed, property: 'apartment' })
    await visitor.back()
    await visitor.waitForAddress('/house')
    await visitor.back()
    await visitor.waitForAddress('/book?property=house')
    await waitForFields(visitor, { ...typed, property: 'apartment' })

    await visitor.click('button', formWords.plan.submit)
    await waitForMessage(visitor, /Aoife Brown/)
    await visitor.reload()
    await waitForMessage(visitor, /Aoife Brown/)
    await visitor.open('/')
    await visitor.waitForAddress('/')
    await visitor.back()
    await waitForMessage(visitor, /Aoife Brown/)
    await visitor.back()
    await waitForFields(visitor, { ...typed, property: 'apartment' })

    await visitor.click('button', formWords.clear.label)
    await waitForFields(visitor, empty)
    await visitor.reload()
    await waitForFields(visitor, empty)
    await visitor.forward()
    await visitor.waitFor('heading', /^Thank you/)
    await visitor.back()
    await waitForFields(visitor, empty)
  },

  'a link fills the form in once and can be undone, and two requests stay apart, with reload, Back and Forward':
    async (visitor) => {
      const { note, plan } = formWords
      const shared = { property: 'apartment', checkIn: '2031-07-01', checkOut: '2031-07-03', guests: '2' }
      const later = { ...typed, checkIn: '2031-09-13', checkOut: '2031-09-16' }
      await visitor.open('/book?property=house')
      await fillIn(visitor)
      // A navigation before the load event would replace the entry in the history.
      await visitor.waitForAddress('/book?property=house')
      await visitor.open(planAddress(shared))
      await waitForFields(visitor, { ...typed, ...shared })
      await visitor.fill('guests', '3')
      await visitor.waitForAddress('/book?property=apartment')
      await visitor.reload()
      await waitForFields(visitor, { ...typed, ...shared, guests: '3' })
      await visitor.back()
      await visitor.waitForAddress('/book?property=house')
      await waitForFields(visitor, { ...typed, ...shared, guests: '3' })
      await visitor.open(planAddress({ ...typed, guests: '4' }))
      await visitor.click('button', new RegExp(`^${fill(note.back, { plan: apartment.name })}`))
      await waitForFields(visitor, { ...typed, ...shared, guests: '3' })

      await visitor.open(planAddress(typed))
      await waitForFields(visitor, typed)
      await visitor.click('button', plan.submit)
      await waitForMessage(visitor, /June/)
      await visitor.open('/book')
      await waitForFields(visitor, typed)
      for (const name of ['checkIn', 'checkOut'] as const) await visitor.fill(name, later[name])
      await visitor.click('button', plan.submit)
      await waitForMessage(visitor, /September/)
      await visitor.reload()
      await waitForMessage(visitor, /September/)
      await visitor.back()
      await waitForFields(visitor, later)
      await visitor.back()
      await waitForMessage(visitor, /June/)
      await visitor.click('button', thankYou.clear.label)
      await visitor.waitFor('button', thankYou.clear.undo)
      await visitor.reload()
      await waitForMessage(visitor, /June/)
    },

  'the range of the hero steps to another light, whose picture fades in and whose hour it says': async (
    visitor,
  ) => {
    const { lights, label } = eveningOfHome
    await visitor.open('/')
    await visitor.click('slider', label)
    // A press on the range chooses the light there; no more steps lead to the last.
    for (let step = 0; step < lights.length; step++) await visitor.press('ArrowRight')
    const { hour, words, line } = lights.at(-1)!
    await waitForValue(
      visitor,
      () => [
        document.querySelector<HTMLInputElement>('#hour')!.ariaValueText,
        document.querySelector('[data-lights] > :last-child')?.hasAttribute('data-shown'),
        document.querySelector('h1')!.dataset.line,
      ],
      [`${hour}, ${words}`, true, line],
    )
  },

  'a week from an evening in the year of light arrives in the form and survives a reload': async (
    visitor,
  ) => {
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
    const chosen = await visitor.evaluate(() => document.querySelector<HTMLInputElement>('#evening')!.value)
    await waitForValue(visitor, read, [chosen, true, true])
    const week = await visitor.evaluate(
      () => document.querySelector<HTMLAnchorElement>('a[href*="#checkIn"]')!.hash,
    )
    const [checkIn, checkOut] = week.match(/\d[\d-]+/g) as [string, string]
    await visitor.click('link', evening.book)
    await waitForFields(visitor, { ...empty, checkIn, checkOut })
    await visitor.reload()
    await waitForFields(visitor, { ...empty, checkIn, checkOut })
    await visitor.back()
    await visitor.waitForAddress('/')
    // Firefox restores the value that was chosen, and the sentence has to follow.
    await waitForValue(visitor, read, [chosen, true, true])
  },

  'the share button of an article copies its link or announces that it cannot': async (visitor) => {
    await visitor.open(article)
    // Clicked again until the page's script handles the click.
    await eventually(async () => {
      await visitor.click('button', listing.share.label)
      const status = await visitor.evaluate(() => document.querySelector('main [aria-live]')!.textContent)
      expect([listing.share.copied, listing.share.failed]).toContain(status)
    })
  },

  'links, Back and Forward start at the top of the page, and a reload keeps its position': async (
    visitor,
  ) => {
    await visitor.open('/house')
    await visitor.evaluate(() => scrollTo(0, 2000))
    await visitor.reload()
    await waitForValue(visitor, () => scrollY > 1900, true)
    await visitor.click('link', 'Blog', { nth: -1 })
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
      ['/blogs', '#day-trips-donegal'],
      ['/book', '#contact'],
    ] as const) {
      await visitor.open(path + hash)
      await waitBelowHeader(visitor, hash, 0, 100)
    }
  },
}
