/** The iPhone's window and pixels, and those of the phone that Lighthouse takes. */
export const phones = [
  { viewport: { width: 390, height: 844 }, deviceScaleFactor: 3 },
  { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75 },
]

/** Milliseconds. Scripts that are held back are fetched unasked three seconds after the main picture. */
const LATER = 5000

const nameOf = { Document: 'html', Stylesheet: 'css', Font: 'fonts', Image: 'pictures', Script: 'script' }

/**
 * Counts on the wire, headers included, from now on: what comes from the cache is nothing. Script that is asked for after
 * the load event is counted as `later` and in no sum, however busy the machine is.
 */
export async function watchBytes(page) {
  const session = await page.context().newCDPSession(page)
  const kinds = new Map()
  const counted = { total: 0, requests: 0, html: 0, css: 0, fonts: 0, pictures: 0, script: 0, later: 0 }
  let isLoaded = false
  session.on('Page.loadEventFired', () => (isLoaded = true))
  session.on('Network.requestWillBeSent', ({ requestId, type }) =>
    kinds.set(requestId, isLoaded && type === 'Script' ? 'later' : nameOf[type]),
  )
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const kind = kinds.get(requestId)
    if (kind) counted[kind] += encodedDataLength
    if (kind === 'later' || encodedDataLength === 0) return
    counted.total += encodedDataLength
    counted.requests += 1
  })
  await session.send('Page.enable')
  await session.send('Network.enable')
  return counted
}

/**
 * What a page sends to a phone before anything is touched or scrolled.
 *
 * @param {import('playwright').Browser} browser
 * @param {string} address
 * @param {object} phone one of `phones`
 * @returns bytes in all and by type, the number of requests, and the bytes of script that come `later`, unasked; undefined
 *   where there is no such page
 */
export async function countBytes(browser, address, phone) {
  const context = await browser.newContext({ ...phone, isMobile: true, hasTouch: true })
  try {
    const page = await context.newPage()
    const counted = await watchBytes(page)
    const response = await page.goto(address).catch(() => undefined)
    if (!response?.ok()) return undefined
    await page.waitForTimeout(LATER)
    return { ...counted }
  } finally {
    await context.close()
  }
}
