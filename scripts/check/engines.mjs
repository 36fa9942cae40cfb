/**
 * `npm run test:engines`: the journeys of `scripts/check/engines/journeys.mjs` on out/, in Firefox and in WebKit. Installs
 * them where that is Debian and root, says which it has found, and leaves out what the machine does not have; where
 * `CI` is set, there has to be one.
 */
import { deepEqual } from 'node:assert/strict'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { after, before, describe, it } from 'node:test'
import { firefox } from './engines/firefox.mjs'
import { guestIn } from './engines/guest.mjs'
import { journeys } from './engines/journeys.mjs'
import { webkit } from './engines/webkit.mjs'
import { createWitnessedServer } from './engines/witness.mjs'
import { loadTs } from '../build/load-ts.mjs'

const { installWithApt } = loadTs('scripts/check/programs.ts')
const engines = [firefox, webkit]
const desktop = [1280, 800]

const missing = () => engines.filter((engine) => !engine.isHere())
if (missing().length > 0) installWithApt(...missing().flatMap(({ packages }) => packages))
for (const { name, packages } of missing())
  console.log(`${name} is not on this machine (${packages.join(', ')}).`)

const found = engines.filter((engine) => engine.isHere())
if (found.length === 0) {
  console.log('No engine was run.')
  process.exit(process.env.CI ? 1 : 0)
}
if (!existsSync('out')) throw new Error('There is no out/ yet: npm run build makes it.')

const server = createWitnessedServer('out')
after(() => server.close())
await once(server.listen(0, '127.0.0.1'), 'listening')

for (const engine of found) {
  describe(engine.name, () => {
    let guest
    before(async () => {
      const driver = await engine.launch()
      console.log(`${engine.name} ${driver.version}`)
      guest = guestIn(driver, `http://127.0.0.1:${server.address().port}`)
    })
    after(() => guest?.close())

    for (const [rule, journey] of Object.entries(journeys))
      it(rule, { timeout: 120_000 }, async () => {
        await guest.open('/404')
        await guest.resize(desktop)
        await journey(guest)
        deepEqual(await guest.faults(), [])
      })
  })
}
