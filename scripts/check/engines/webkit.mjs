import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { loadTs } from '../../build/load-ts.mjs'
import { freePort, until } from '../processes.mjs'

const { programs } = loadTs('scripts/check/programs.ts')
const [driverName, screenName] = ['WebKitWebDriver', 'Xvfb']

// The browser's toolbar would keep its window from being as narrow as a phone.
const compactToolbar =
  'button, entry { min-width: 1px; padding: 0; margin: 0; border: 0 } * { font-size: 1px }'
const packageNames = ['webkit2gtk-4.1', 'webkit2gtk-4.0', 'webkitgtk-6.0']

function miniBrowser() {
  const folders = ['/usr/lib', '/usr/libexec'].filter((folder) => existsSync(folder))
  const libraryFolders = folders.flatMap((folder) => [
    folder,
    ...readdirSync(folder).map((name) => join(folder, name)),
  ])
  const paths = libraryFolders.flatMap((folder) =>
    packageNames.map((name) => join(folder, name, 'MiniBrowser')),
  )
  return paths.find((path) => existsSync(path))
}

/** WebKitGTK, driven through its own WebDriver on a virtual screen. */
export const webkit = {
  name: 'WebKitGTK',
  packages: ['webkit2gtk-driver', 'xvfb'],
  isInstalled: () =>
    programs(driverName).length > 0 && programs(screenName).length > 0 && Boolean(miniBrowser()),
  launch,
}

async function startScreen() {
  const args = ['-displayfd', '1', '-screen', '0', '2000x1400x24', '-nolisten', 'tcp']
  const screen = spawn(screenName, args, { stdio: ['ignore', 'pipe', 'ignore'] })
  process.once('exit', () => screen.kill())
  const [number] = await once(screen.stdout, 'data', { signal: AbortSignal.timeout(10_000) })
  return { screen, display: `:${String(number).trim()}` }
}

/** The protocol takes a dozen JSON requests; client libraries for it install browsers of their own. */
async function startSession(port) {
  const call = async (method, path, body) => {
    const response = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      body: body && JSON.stringify(body),
    })
    const { value } = await response.json()
    if (!response.ok) throw new Error(`${value.error}: ${value.message}`)
    return value
  }
  const isReady = () => call('GET', '/status').then(Boolean, () => false)
  await until(isReady, driverName)
  const options = { binary: miniBrowser(), args: ['--automation'] }
  const capabilities = { alwaysMatch: { 'webkitgtk:browserOptions': options } }
  const session = await call('POST', '/session', { capabilities })
  return {
    version: session.capabilities.browserVersion,
    get: (path) => call('GET', `/session/${session.sessionId}/${path}`),
    post: (path, body = {}) => call('POST', `/session/${session.sessionId}/${path}`, body),
    end: () => call('DELETE', `/session/${session.sessionId}`),
  }
}

// https://www.w3.org/TR/webdriver2/#keyboard-actions
const keys = { Tab: '\uE004', Enter: '\uE007', Escape: '\uE00C', ArrowLeft: '\uE012', ArrowRight: '\uE014' }

const pointer = (...actions) => ({ actions: [{ type: 'pointer', id: 'mouse', actions }] })
const keyboard = (strokes) => {
  const actions = strokes.flatMap((value) => ['keyDown', 'keyUp'].map((type) => ({ type, value })))
  return { actions: [{ type: 'key', id: 'keyboard', actions }] }
}
const move = ({ x, y }) => ({ type: 'pointerMove', x: Math.round(x), y: Math.round(y), duration: 0 })

async function launch() {
  const home = mkdtempSync(join(tmpdir(), 'edgewater-webkit-'))
  mkdirSync(join(home, 'gtk-3.0'))
  writeFileSync(join(home, 'gtk-3.0/gtk.css'), compactToolbar)
  const { screen, display } = await startScreen()
  const port = await freePort()
  const env = { ...process.env, DISPLAY: display, XDG_CONFIG_HOME: home, LIBGL_ALWAYS_SOFTWARE: '1' }
  const driver = spawn(driverName, [`--port=${port}`], { env, stdio: 'ignore' })
  process.once('exit', () => driver.kill())
  const { version, get, post, end } = await startSession(port)
  const evaluate = (script, ...args) =>
    post('execute/sync', { script: `return (${script})(...arguments)`, args })
  return {
    version,
    open: (url) => post('url', { url }),
    evaluate,
    moveTo: (point) => post('actions', pointer(move(point))),
    clickAt: (point) =>
      post(
        'actions',
        pointer(move(point), { type: 'pointerDown', button: 0 }, { type: 'pointerUp', button: 0 }),
      ),
    type: (text) => post('actions', keyboard([...text])),
    press: (key) => post('actions', keyboard([keys[key]])),
    back: () => post('back'),
    forward: () => post('forward'),
    resize: async ([width, height]) => {
      const toolbarHeight = await evaluate(() => outerHeight - innerHeight)
      await post('window/rect', { width, height: height + toolbarHeight })
    },
    screenshot: async (path) => writeFileSync(path, await get('screenshot'), 'base64'),
    close: async () => {
      await end()
      driver.kill()
      screen.kill()
      rmSync(home, { recursive: true })
    },
  }
}
