import { spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import puppeteer from 'puppeteer-core'
import { programs } from '../../scripts/shared/browser'
import { freePort } from '../../scripts/shared/free-port'

interface Point {
  x: number
  y: number
}

/** What both drivers can do. A function given to `evaluate` runs in the page. */
export interface Browser {
  version: string
  open: (url: string) => Promise<unknown>
  evaluate: <Values extends unknown[], Result>(
    script: (...values: Values) => Result,
    ...values: Values
  ) => Promise<Awaited<Result>>
  moveTo: (point: Point) => Promise<unknown>
  clickAt: (point: Point) => Promise<unknown>
  type: (text: string) => Promise<unknown>
  press: (key: keyof typeof keys) => Promise<unknown>
  resize: (width: number, height: number) => Promise<unknown>
  close: () => Promise<unknown>
}

/** A part of Puppeteer that its types do not show. */
interface Frame {
  browsingContext: { navigate: (url: string, wait: 'complete') => Promise<unknown> }
}

/** Firefox, driven over WebDriver BiDi. */
export const firefox = {
  name: 'Firefox',
  packages: ['firefox-esr'],
  isInstalled: () => programs('firefox-esr', 'firefox').length > 0,

  async launch(): Promise<Browser> {
    const [executablePath] = programs('firefox-esr', 'firefox')
    const browser = await puppeteer.launch({ browser: 'firefox', executablePath, defaultViewport: null })
    const page = await browser.newPage()
    const frame = page.mainFrame() as unknown as Frame
    return {
      version: await browser.version(),
      // Firefox does not report when a page from its back-forward cache has loaded, and a later `page.goto` would wait for it.
      open: (url) => frame.browsingContext.navigate(url, 'complete'),
      evaluate: ((script: () => unknown, ...values: []) =>
        page.evaluate(script, ...values)) as Browser['evaluate'],
      moveTo: ({ x, y }) => page.mouse.move(x, y),
      clickAt: ({ x, y }) => page.mouse.click(x, y),
      type: (text) => page.keyboard.type(text),
      press: (key) => page.keyboard.press(key),
      resize: (width, height) => page.setViewport({ width, height }),
      close: () => browser.close(),
    }
  },
}

// The browser's toolbar would keep its window from being as narrow as a phone.
const compactToolbar =
  'button, entry { min-width: 1px; padding: 0; margin: 0; border: 0 } * { font-size: 1px }'

/** Starts WebKit's driver on a virtual screen, and stops both when the tests end. */
function startWebkitDriver(port: number) {
  const home = mkdtempSync(join(tmpdir(), 'edgewater-webkit-'))
  mkdirSync(join(home, 'gtk-3.0'))
  writeFileSync(join(home, 'gtk-3.0/gtk.css'), compactToolbar)
  const env = { ...process.env, TMPDIR: home, XDG_CONFIG_HOME: home }
  const words = ['-a', '-s', '-screen 0 2000x1400x24', 'WebKitWebDriver', `--port=${port}`]
  // A process group of its own, so that screen, driver and browser can be stopped together.
  const driver = spawn('xvfb-run', words, { env, stdio: 'ignore', detached: true })
  driver.unref()
  process.once('exit', () => {
    process.kill(-driver.pid!)
    rmSync(home, { recursive: true, maxRetries: 5 })
  })
}

/** Sends a command of WebDriver and returns its result: https://www.w3.org/TR/webdriver2/ */
async function send(method: string, address: string, body?: object) {
  const response = await fetch(address, { method, body: body && JSON.stringify(body) })
  const { value } = await response.json()
  if (!response.ok) throw new Error(`${value.error}: ${value.message}`)
  return value
}

// https://www.w3.org/TR/webdriver2/#keyboard-actions
const keys = {
  Enter: '\uE007',
  Escape: '\uE00C',
  ArrowLeft: '\uE012',
  ArrowRight: '\uE014',
  ArrowDown: '\uE015',
}
const strokes = (text: string) =>
  [...text].flatMap((value) => ['keyDown', 'keyUp'].map((type) => ({ type, value })))
const move = (point: Point) => ({ type: 'pointerMove', ...point, duration: 0 })
const click = ['pointerDown', 'pointerUp'].map((type) => ({ type, button: 0 }))

/** WebKitGTK, driven over WebDriver. */
export const webkit = {
  name: 'WebKitGTK',
  packages: ['webkit2gtk-driver', 'xauth', 'xvfb'],
  isInstalled: () => programs('WebKitWebDriver', 'xauth', 'xvfb-run').length === 3,

  async launch(): Promise<Browser> {
    const port = await freePort()
    const address = `http://127.0.0.1:${port}`
    startWebkitDriver(port)
    await expect(() => send('GET', `${address}/status`)).toPass({ timeout: 10_000 })
    const { sessionId, capabilities } = await send('POST', `${address}/session`, { capabilities: {} })
    const session = `${address}/session/${sessionId}`
    const post = (path: string, body: object) => send('POST', `${session}/${path}`, body)
    const act = (type: string, actions: object[]) =>
      post('actions', { actions: [{ type, id: type, actions }] })
    const evaluate: Browser['evaluate'] = (script, ...args) =>
      post('execute/sync', { script: `return (${script})(...arguments)`, args })
    return {
      version: capabilities.browserVersion,
      open: (url) => post('url', { url }),
      evaluate,
      moveTo: (point) => act('pointer', [move(point)]),
      clickAt: (point) => act('pointer', [move(point), ...click]),
      type: (text) => act('key', strokes(text)),
      press: (key) => act('key', strokes(keys[key])),
      resize: async (width, height) => {
        const toolbarHeight = await evaluate(() => outerHeight - innerHeight)
        await post('window/rect', { width, height: height + toolbarHeight })
      },
      close: () => send('DELETE', session),
    }
  },
}
