import { spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import puppeteer from 'puppeteer-core'
import { programs } from '../../scripts/shared/browser'
import { freePort } from '../../scripts/shared/free-port'

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
const click = ['pointerDown', 'pointerUp'].map((type) => ({ type, button: 0 }))

/** WebKitGTK, driven over WebDriver: none of our packages speaks it, and WebKitGTK does not speak WebDriver BiDi. */
export const webkit = {
  name: 'WebKitGTK',
  packages: ['webkit2gtk-driver', 'xauth', 'xvfb'],
  isInstalled: () => programs('WebKitWebDriver', 'xauth', 'xvfb-run').length === 3,

  async launch() {
    const port = await freePort()
    const address = `http://127.0.0.1:${port}`
    startWebkitDriver(port)
    await expect(() => send('GET', `${address}/status`)).toPass({ timeout: 10_000 })
    const { sessionId, capabilities } = await send('POST', `${address}/session`, { capabilities: {} })
    const session = `${address}/session/${sessionId}`
    const post = (path: string, body: object) => send('POST', `${session}/${path}`, body)
    const act = (type: string, actions: object[]) =>
      post('actions', { actions: [{ type, id: type, actions }] })
    const point = (x: number, y: number, ...then: object[]) =>
      act('pointer', [{ type: 'pointerMove', x, y, duration: 0 }, ...then])
    const type = (text: string) =>
      act(
        'key',
        [...text].flatMap((value) => ['keyDown', 'keyUp'].map((stroke) => ({ type: stroke, value }))),
      )
    const evaluate = <Values extends unknown[], Result>(
      script: (...values: Values) => Result,
      ...args: Values
    ): Promise<Awaited<Result>> => post('execute/sync', { script: `return (${script})(...arguments)`, args })
    return {
      version: String(capabilities.browserVersion),
      evaluate,
      mouse: {
        move: (x: number, y: number) => point(x, y),
        click: (x: number, y: number) => point(x, y, ...click),
      },
      keyboard: { type, press: (key: keyof typeof keys) => type(keys[key]) },
      setViewport: async ({ width, height }: Record<'width' | 'height', number>) => {
        const toolbarHeight = await evaluate(() => outerHeight - innerHeight)
        await post('window/rect', { width, height: height + toolbarHeight })
      },
      close: () => send('DELETE', session),
    }
  },
}

/** What both drivers can do, in the terms of Puppeteer. A function given to `evaluate` runs in the page. */
export type Browser = Awaited<ReturnType<typeof webkit.launch>>

/** Firefox, driven over WebDriver BiDi. */
export const firefox = {
  name: 'Firefox',
  packages: ['firefox-esr'],
  isInstalled: () => programs('firefox-esr', 'firefox').length > 0,

  async launch(): Promise<Browser> {
    const [executablePath] = programs('firefox-esr', 'firefox')
    const browser = await puppeteer.launch({ browser: 'firefox', executablePath, defaultViewport: null })
    const page = await browser.newPage()
    return Object.assign(page, { version: await browser.version(), close: () => browser.close() }) as Browser
  },
}
