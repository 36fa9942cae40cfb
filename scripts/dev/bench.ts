/**
 * `npm run bench`: a quick look at every page of out/, or of some, `npm run bench -- / /house`. Runs Lighthouse three times a
 * page with its simulated mid-range phone on slow 4G, and prints the medians.
 */
import { execFile } from 'node:child_process'
import { once } from 'node:events'
import { promisify } from 'node:util'
import { ensureChromium, chromiumFlags } from '../shared/browser'
import { everyPage } from '@/e2e/every-page'
import { portOf } from '../shared/free-port'
import { createServer } from './serve'

// Run by npx, because it has two hundred packages that no test needs. npm caches it.
const lighthouse = 'lighthouse@12.8.2'
// Where Chromium does not know the connection, it loads lazy pictures that are 3000 px away. The distance for 4G is 1250 px.
const lazyAsOn4g = '--blink-settings=lazyLoadingImageMarginPxUnknown=1250'
const flags = ['--headless=new', lazyAsOn4g, ...chromiumFlags].join(' ')
const audits = {
  'LCP, ms': 'largest-contentful-paint',
  'FCP, ms': 'first-contentful-paint',
  'TBT, ms': 'total-blocking-time',
  CLS: 'cumulative-layout-shift',
  bytes: 'total-byte-weight',
}
const RUNS = 3
type Figures = Record<string, number>

const server = createServer('out').listen(0)
await once(server, 'listening')
const env = { ...process.env, CHROME_PATH: ensureChromium() }
const given = process.argv.slice(2)
// Lighthouse rejects the status of the 404 page.
const paths = everyPage.map(({ path }) => path).filter((path) => path !== '/404')
const rows: Record<string, Figures> = {}
for (const path of given.length > 0 ? given : paths) {
  const runs: Figures[] = []
  while (runs.length < RUNS) runs.push(await run(`http://localhost:${portOf(server)}${path}`))
  rows[path] = Object.fromEntries(
    Object.keys(runs[0]!).map((name) => [
      name,
      runs.map((figures) => figures[name]!).sort((a, b) => a - b)[1]!,
    ]),
  )
}
console.table(rows)
server.close()

/** The parts of a report of Lighthouse that are printed. */
interface Report {
  audits: Record<string, { numericValue: number }>
  categories: Record<string, { score: number }>
}

async function run(address: string): Promise<Figures> {
  const words = [address, '--quiet', '--output=json', `--chrome-flags=${flags}`]
  const { stdout } = await promisify(execFile)('npx', ['--yes', lighthouse, ...words], {
    env,
    maxBuffer: Infinity,
  })
  const report: Report = JSON.parse(stdout)
  const figures = Object.entries(audits).map(([name, audit]) => {
    const { numericValue } = report.audits[audit]!
    return [name, name === 'CLS' ? Number(numericValue.toFixed(3)) : Math.round(numericValue)]
  })
  const scores = Object.entries(report.categories).map(([name, { score }]) => [name, Math.round(score * 100)])
  return Object.fromEntries([...figures, ...scores])
}
