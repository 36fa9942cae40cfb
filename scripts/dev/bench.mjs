/**
 * `npm run bench`: runs Lighthouse on every page of out/ and prints one Markdown table; docs/performance.md describes the
 * method. Other exports and sites can be measured beside out/, in turns.
 *
 *   npm run bench -- --runs 5 --pages /,/house                       two pages, the median of five runs
 *   npm run bench -- ../other/out https://www.example.com            all pages, beside those of two other sites
 */
import { execFile } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createSecureServer } from 'node:http2'
import { cpus, tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { parseArgs, promisify } from 'node:util'
import { format } from 'prettier'
import { portOf } from '../shared/free-port.mjs'
import { loadTs } from '../shared/load-ts.mjs'
import { table } from './bench/report.mjs'
import { makeCertificate } from '../shared/certificate.mjs'
import { createServer } from './serve.mjs'

const { ensureLighthouseChromium, chromiumFlags } = loadTs('scripts/shared/browser.ts')
const { everyPage } = loadTs('e2e/every-page.ts')

// Run by npx, because it has two hundred packages that no test needs. npm caches it.
const lighthouse = 'lighthouse@12.8.2'
// The headless shell does not estimate the connection, and Chromium then loads lazy pictures that are 3000 px away. The
// distance for 4G is 1250 px.
const lazyAsOn4g = '--blink-settings=lazyLoadingImageMarginPxUnknown=1250'
const flags = ['--headless=new', '--ignore-certificate-errors', lazyAsOn4g, ...chromiumFlags]
const browser = ensureLighthouseChromium()

const { values, positionals } = parseArgs({
  options: { runs: { type: 'string', default: '3' }, pages: { type: 'string' } },
  allowPositionals: true,
})
const folder = mkdtempSync(join(tmpdir(), 'bench-'))
const { certificate, key } = makeCertificate(folder)
const sites = ['out', ...positionals].map(serve)
// Lighthouse rejects the status of the 404 page.
const paths = everyPage.map(({ path }) => path).filter((path) => path !== '/404')
const rows = []
for (const page of values.pages?.split(',') ?? paths) rows.push(...(await measure(page)))

const date = new Date().toISOString().slice(0, 10)
const machine = `${cpus().length} cores, Node ${process.version}`
console.log(
  `\nLighthouse, mobile, in ${basename(browser)}, the median of ${values.runs}. ${date}, ${machine}.`,
)
console.log(`\n${await format(table(rows), { parser: 'markdown' })}`)
rmSync(folder, { recursive: true })
process.exit()

/**
 * Serves a folder with HTTP/2 over TLS, as hosts do. Over HTTP/1.1 a browser opens up to six connections, and their number
 * changes Lighthouse's simulation.
 *
 * @param {string} name a folder, or the address of a site
 */
function serve(name) {
  if (/^https?:/.test(name)) return { name, address: name }
  const site = createServer(name)
  const options = { cert: readFileSync(certificate), key: readFileSync(key) }
  const server = createSecureServer(options, (...exchange) => site.emit('request', ...exchange)).listen(0)
  return { name, address: `https://localhost:${portOf(server)}` }
}

/** Measures a page on every site. Runs of the sites alternate, so that a slow moment of the machine affects all of them. */
async function measure(page) {
  /** @type {object[][]} */
  const reports = sites.map(() => [])
  for (let run = 1; run <= Number(values.runs); run += 1) {
    for (const [index, { name, address }] of sites.entries()) {
      console.error(`${page}, ${name}, run ${run} of ${values.runs}`)
      reports[index].push(...(await runLighthouse(new URL(page, address).href)))
    }
  }
  return sites.map(({ name }, index) => ({ page, name, reports: reports[index] }))
}

/** Runs Lighthouse once with its simulated mid-range phone on slow 4G; gives no report when it fails. */
async function runLighthouse(address) {
  const words = [address, '--quiet', '--output=json', `--chrome-flags=${flags.join(' ')}`]
  const options = { env: { ...process.env, CHROME_PATH: browser }, maxBuffer: Infinity }
  try {
    const { stdout } = await promisify(execFile)('npx', ['--yes', lighthouse, ...words], options)
    return [JSON.parse(stdout)]
  } catch (error) {
    console.error(/** @type {Error} */ (error).message.trim().split('\n').at(-1))
    return []
  }
}
