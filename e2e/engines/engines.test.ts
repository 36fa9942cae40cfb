/**
 * `npm run test:engines` runs the journeys of `journeys.ts` on out/, in Firefox and in WebKit. It installs the two browsers
 * on Debian as root, and skips those that are missing. Where `CI` is set, it fails if one is missing.
 */
import { once } from 'node:events'
import { after, before, describe, it } from 'node:test'
import { expect } from '@playwright/test'
import { installWithApt } from '../../scripts/shared/browser'
import { createServer } from '../../scripts/dev/serve'
import { portOf } from '../../scripts/shared/free-port'
import { firefox, webkit } from './browsers'
import { desktop, journeys } from './journeys'
import { copyExport } from './recorded-errors'
import { visitorIn, type Visitor } from './visitor'

const engines = [firefox, webkit]

const missing = engines.filter((engine) => !engine.isInstalled())
if (missing.length > 0) installWithApt(...missing.flatMap(({ packages }) => packages))

// On exit the browsers are stopped and the copy of the export is deleted, which Ctrl-C alone would skip.
process.once('SIGINT', () => process.exit(1))
let lost: string[] = []
const server = createServer(copyExport()).on('request', ({ url }, response) =>
  response.on('finish', () => response.statusCode >= 400 && lost.push(url!)),
)
before(() => once(server.listen(0, '127.0.0.1'), 'listening'))
after(() => server.close())

for (const { name, packages, isInstalled, launch } of engines) {
  const skip = !process.env.CI && !isInstalled() && `${packages.join(', ')} must be installed`
  describe(name, { skip }, () => {
    let visitor: Visitor
    let close = async (): Promise<unknown> => undefined
    before(async () => {
      const browser = await launch()
      console.log(`${name} ${browser.version}`)
      close = browser.close
      visitor = visitorIn(browser, `http://127.0.0.1:${portOf(server)}`)
    })
    after(() => close())

    for (const [rule, journey] of Object.entries(journeys))
      it(rule, { timeout: 120_000 }, async () => {
        await visitor.open('/privacy')
        await visitor.evaluate(() => sessionStorage.clear())
        await visitor.resize(...desktop)
        lost = []
        await journey(visitor)
        expect(await visitor.evaluate(() => sessionStorage.errors ?? '')).toBe('')
        expect(lost, 'files that the host does not have').toEqual([])
      })
  })
}
