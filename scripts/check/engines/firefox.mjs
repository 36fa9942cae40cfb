import puppeteer from 'puppeteer-core'
import { loadTs } from '../../build/load-ts.mjs'

const { programs } = loadTs('scripts/check/programs.ts')
const binary = () => programs('firefox-esr', 'firefox')[0]

/** Firefox, driven over WebDriver BiDi. */
export const firefox = {
  name: 'Firefox',
  packages: ['firefox-esr'],
  isInstalled: () => binary() !== undefined,
  launch,
}

async function launch() {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: binary(),
    defaultViewport: null,
  })
  const page = await browser.newPage()
  const context = page.mainFrame().browsingContext
  return {
    version: await browser.version(),
    // Firefox reports the start of a navigation to a page in its back-forward cache but not its end. The next `page.goto` would
    // wait for that end, so the protocol's own command is used: its answer comes when the page has loaded.
    open: (url) => context.navigate(url, 'complete'),
    evaluate: (script, ...values) => page.evaluate(script, ...values),
    moveTo: ({ x, y }) => page.mouse.move(x, y),
    clickAt: ({ x, y }) => page.mouse.click(x, y),
    type: (text) => page.keyboard.type(text),
    press: (key) => page.keyboard.press(key),
    // `goBack` waits for a load event, which a page from the back-forward cache does not fire.
    back: () => page.evaluate(() => void setTimeout(() => history.back())),
    forward: () => page.evaluate(() => void setTimeout(() => history.forward())),
    // `page.setViewport` also sets the screen orientation, a command that Firefox ESR 140 does not know.
    resize: ([width, height]) => context.setViewport({ viewport: { width, height }, devicePixelRatio: null }),
    screenshot: (path) => page.screenshot({ path }),
    close: () => browser.close(),
  }
}
