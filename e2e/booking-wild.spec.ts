import type { Page } from '@playwright/test'
import { apartment } from '@/content/properties/apartment'
import { house } from '@/content/properties/house'
import { euro } from '@/lib/format'
import { aWish, bookingForm, chooseStay, fieldsOf, fieldsOfWish, fillInGuest, request } from './booking-form'
import { expect, test } from './fixtures'

// axe would measure a button's colour half way between two.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

/** Holds the site's scripts back until they are let go. */
async function holdScripts(page: Page) {
  let letGo = () => {}
  const gate = new Promise<void>((resolve) => (letGo = resolve))
  await page.route(/\.js(\?|$)/, async (route) => {
    await gate
    await route.continue()
  })
  return letGo
}

test.describe('before scripts arrive', () => {
  test('what is typed stays, and counts once they are there', async ({ page }) => {
    const letScriptsGo = await holdScripts(page)
    await page.goto('/book?property=apartment', { waitUntil: 'commit' })
    await chooseStay(page)
    await fillInGuest(page)
    letScriptsGo()
    const { submit, statuses } = bookingForm(page)
    await expect(submit).toBeEnabled()
    await expect(statuses.last()).toContainText(euro(3 * house.nightlyPrice))
    expect(await fieldsOf(page)).toEqual(fieldsOfWish)
  })

  test('Enter and an early press put nothing into the address', async ({ page }) => {
    const letScriptsGo = await holdScripts(page)
    await page.goto('/book', { waitUntil: 'commit' })
    await chooseStay(page)
    await fillInGuest(page)
    const { name, checkIn, submit } = bookingForm(page)
    await name.press('Enter')
    await checkIn.press('Enter')
    await submit.click({ force: true })
    // Firefox brings a button back enabled after a reload.
    await submit.evaluate((button: HTMLButtonElement) => (button.disabled = false))
    await name.press('Enter')
    await submit.click()
    await expect(page).toHaveURL('/book')
    expect(await fieldsOf(page)).toEqual(fieldsOfWish)

    letScriptsGo()
    await expect(bookingForm(page).statuses.last()).toContainText('3 nights')
    await name.press('Enter')
    await expect(page).toHaveURL(/\/thank-you\?/)
  })
})

test('nothing typed is lost on Back from the confirmation', async ({ page, visit }) => {
  await visit('/book')
  await request(page)
  await page.goBack()
  await expect(page).toHaveURL('/book')
  await expect(bookingForm(page).submit).toBeEnabled()
  expect(await fieldsOf(page)).toEqual(fieldsOfWish)
})

test('a changed mind after Back makes another request', async ({ page, visit }) => {
  await visit('/book')
  await request(page)
  await page.goBack()
  await bookingForm(page).property('apartment').check()
  await bookingForm(page).submit.click()
  await expect(page).toHaveURL(/property=apartment&nights=3/)
  await expect(page.getByRole('main')).toContainText(apartment.name)
  await page.goBack()
  await expect(page).toHaveURL('/book')
  await expect(bookingForm(page).property('apartment')).toBeChecked()
})

test('nothing typed is lost on a detour and Back', async ({ page, visit }) => {
  await visit('/book?property=apartment')
  await chooseStay(page)
  await fillInGuest(page)
  await page.getByRole('contentinfo').getByRole('link', { name: house.name }).click()
  await expect(page).toHaveURL(house.path)
  await page.goBack()
  await expect(bookingForm(page).submit).toBeEnabled()
  expect(await fieldsOf(page)).toEqual(fieldsOfWish)
})

test('the way to the contact details and back keeps what was typed', async ({ page, visit }) => {
  await visit('/book')
  await chooseStay(page)
  await fillInGuest(page)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact', exact: true }).click()
  await expect(page).toHaveURL('/book#contact')
  expect(await fieldsOf(page)).toEqual(fieldsOfWish)
})

/** Wraps every text node, at once and as they come, as browsers that translate a page do. Runs in the page. */
function translate() {
  const wrap = (root: Node) => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
    const texts: Text[] = []
    while (walker.nextNode()) texts.push(walker.currentNode as Text)
    for (const text of texts) {
      const isSkipped = text.parentElement?.closest('font, script, style, option, textarea')
      if (!text.data.trim() || isSkipped) continue
      const font = document.createElement('font')
      text.replaceWith(font)
      font.append(text)
    }
  }
  wrap(document.body)
  new MutationObserver((changes) => {
    for (const { addedNodes } of changes)
      for (const node of addedNodes) if (node.isConnected) wrap(node.parentNode!)
  }).observe(document.body, { childList: true, subtree: true })
}

test('a translated page neither breaks nor keeps a stale price', async ({ page, visit }) => {
  await visit('/book')
  await page.evaluate(translate)
  const form = bookingForm(page)
  const price = form.statuses.last()
  const total = (nights: number) => euro(nights * house.nightlyPrice)
  await chooseStay(page, { ...aWish, checkOut: '2031-06-10' })
  await expect(price).toContainText(total(3))
  await form.swap.click()
  await form.checkOut.fill('2031-06-25')
  for (const place of [price, form.plan]) await expect(place).toContainText(total(15))
  await form.checkOut.fill('')
  await expect(price).toHaveText(`${euro(house.nightlyPrice)} a night`)
  await form.checkOut.fill('2031-06-11')
  for (const place of [price, form.plan]) await expect(place).toContainText(total(1))
  await form.guests.selectOption('8')
  await expect(form.plan).toContainText('8 guests')

  await fillInGuest(page)
  await form.submit.click()
  await expect(page.getByRole('main')).toContainText(`1 night, 8 guests, ${total(1)} in all.`)
  await page.goBack()
  await expect(price).toContainText(total(1))
})

test('nodes that an extension adds beside the fields do no harm', async ({ page, visit }) => {
  await visit('/book')
  await page.locator('input, textarea').evaluateAll((fields) => {
    for (const field of fields) field.after(document.createElement('span'))
  })
  await request(page)
  await page.goBack()
  expect(await fieldsOf(page)).toEqual(fieldsOfWish)
})

test('what the browser fills in counts', async ({ page, visit }) => {
  await visit('/book')
  await page.evaluate(() => {
    const form = document.forms.namedItem('booking')!
    for (const [name, value] of [
      ['checkIn', '2031-06-13'],
      ['checkOut', '2031-06-16'],
    ] as const) {
      const field = form.elements.namedItem(name) as HTMLInputElement
      field.value = value
      field.dispatchEvent(new Event('change', { bubbles: true }))
    }
  })
  await expect(bookingForm(page).statuses.last()).toContainText('3 nights')
})

test('the keyboard alone makes a request', { tag: '@desktop' }, async ({ page, visit }) => {
  await visit('/book')
  const tabTo = async (name: string) => {
    const at = () => page.evaluate(() => document.activeElement?.getAttribute('name'))
    for (let presses = 0; presses < 40 && (await at()) !== name; presses += 1)
      await page.keyboard.press('Tab')
    expect(await at()).toBe(name)
  }
  await tabTo('property')
  await page.keyboard.press('Space')
  await page.keyboard.press('ArrowDown')
  // Day and month are the same: browsers disagree on their order.
  await tabTo('checkIn')
  await page.keyboard.type('11112031')
  await tabTo('checkOut')
  await page.keyboard.type('12122031')
  await tabTo('guests')
  await page.keyboard.press('ArrowDown')
  await tabTo('name')
  await page.keyboard.type('Aoife')
  await tabTo('email')
  await page.keyboard.type('aoife@guest.example')
  await tabTo('phone')
  await page.keyboard.type('0740000001')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/property=apartment&nights=31&total=\d+&guests=3$/)
})

test.describe('the bar on phones', { tag: '@phone' }, () => {
  test('comes once there is something to request, and makes room for typing', async ({ page, visit }) => {
    await visit('/book?property=house')
    const { bar, checkOut, name, submit } = bookingForm(page)
    await chooseStay(page, { checkIn: aWish.checkIn })
    await expect(bar).toHaveCount(0)
    await checkOut.fill(aWish.checkOut)
    await expect(bar).toContainText(euro(3 * house.nightlyPrice))
    await expect(bar).toContainText('3 nights, 2 guests')
    await name.tap()
    await expect(bar).toBeHidden()
    await name.blur()
    await expect(bar).toBeVisible()
    await submit.scrollIntoViewIfNeeded()
    await expect(bar).toBeHidden()
  })

  test('requests by touch alone, and lets the browser ask for what is missing', async ({ page, visit }) => {
    await visit('/book')
    const { bar, property, checkIn, checkOut, name } = bookingForm(page)
    await property('house').tap()
    await checkIn.fill(aWish.checkIn)
    await checkOut.fill(aWish.checkOut)
    await bar.getByRole('button').tap()
    await expect(name).toBeFocused()
    await fillInGuest(page)
    await checkIn.focus()
    await bar.getByRole('button').tap()
    await expect(page).toHaveURL(/\/thank-you\?property=house&nights=3/)
  })

  test('leaves the foot of the page free', async ({ page, visit }) => {
    await visit('/book?property=house')
    await chooseStay(page)
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
    const { bar } = bookingForm(page)
    await expect(bar).toBeVisible()
    const foot = (await page.getByRole('contentinfo').boundingBox())!
    expect(foot.y + foot.height).toBeCloseTo((await bar.boundingBox())!.y, 0)
  })
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('the page says how to book instead of pretending', async ({ page }) => {
    await page.goto('/book')
    const main = page.getByRole('main')
    for (const field of await page.locator('input, select, textarea, button[type=submit]').all())
      await expect(field).toBeHidden()
    const mail = await main.getByRole('link', { name: 'Write your request' }).getAttribute('href')
    expect(new URL(mail!).searchParams.get('subject')).toBe('Booking request')
    await expect(main.locator('a[href^="tel:"]').first()).toBeVisible()
  })
})
