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
  const browser = await puppeteer.launch({ browser: 'firefox', executablePath: binary() })
  const page = await browser.newPage()
  return {
    version: await browser.version(),
    open: (url) => page.goto(url),
    evaluate: (script, ...values) => page.evaluate(script, ...values),
    moveTo: ({ x, y }) => page.mouse.move(x, y),
    clickAt: ({ x, y }) => page.mouse.click(x, y),
    type: (text) => page.keyboard.type(text),
    press: (key) => page.keyboard.press(key),
    // `goBack` waits for a load event, which a page from the back-forward cache does not fire.
    back: () => page.evaluate(() => void setTimeout(() => history.back())),
    forward: () => page.evaluate(() => void setTimeout(() => history.forward())),
    resize: ([width, height]) => page.setViewport({ width, height }),
    screenshot: (path) => page.screenshot({ path }),
    close: () => browser.close(),
  }
}
