/**
 * `npm run test:engines` runs the journeys of `scripts/check/engines/journeys.mjs` on out/, in Firefox and in WebKit. It
 * installs the two browsers on Debian as root, prints which it has found, and skips those that are missing. Where `CI` is
 * set, it fails if both are missing.
 */
import { deepEqual } from 'node:assert/strict'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { after, before, describe, it } from 'node:test'
import { firefox } from './engines/firefox.mjs'
import { visitorIn } from './engines/visitor.mjs'
import { journeys } from './engines/journeys.mjs'
import { webkit } from './engines/webkit.mjs'
import { createRecordingServer } from './engines/error-recorder.mjs'
import { loadTs } from '../build/load-ts.mjs'

const { installWithApt } = loadTs('scripts/check/programs.ts')
const engines = [firefox, webkit]
const desktop = [1280, 800]

const missing = () => engines.filter((engine) => !engine.isInstalled())
if (missing().length > 0) installWithApt(...missing().flatMap(({ packages }) => packages))
for (const { name, packages } of missing()) console.log(`${name} is not installed (${packages.join(', ')}).`)

const found = engines.filter((engine) => engine.isInstalled())
if (found.length === 0) {
  console.log('No browser was tested.')
  process.exit(process.env.CI ? 1 : 0)
}
if (!existsSync('out')) throw new Error('out/ is missing: run npm run build.')

const server = createRecordingServer('out')
after(() => server.close())
await once(server.listen(0, '127.0.0.1'), 'listening')

for (const engine of found) {
  describe(engine.name, () => {
    let visitor
    before(async () => {
      const driver = await engine.launch()
      console.log(`${engine.name} ${driver.version}`)
      visitor = visitorIn(driver, `http://127.0.0.1:${server.address().port}`)
    })
    after(() => visitor?.close())

    for (const [rule, journey] of Object.entries(journeys))
      it(rule, { timeout: 120_000 }, async () => {
        await visitor.open('/404')
        await visitor.resize(desktop)
        await journey(visitor)
        deepEqual(await visitor.recordedErrors(), [])
      })
  })
}
