/**
 * `npm run bench`: runs Lighthouse on every page of out/ and prints one Markdown table; docs/performance.md describes the
 * method. Other exports and sites can be measured beside out/, in turns.
 *
 *   npm run bench -- --runs 5 --pages /,/house                       two pages, the median of five runs
 *   npm run bench -- ../other/out https://www.example.com            all pages, beside those of two other sites
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { createSecureServer } from 'node:http2'
import { cpus, loadavg, tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { parseArgs } from 'node:util'
import { loadTs } from '../build/load-ts.mjs'
import { createServer } from './serve.mjs'
import { columns, markdown, medians, readReport } from './bench/report.mjs'
import { makeCertificate, trustFlag } from './certificate.mjs'

// Run by npx, because it has two hundred packages that no test needs. npm caches it.
const lighthouse = 'lighthouse@12.8.2'
// The headless shell does not estimate the connection, and Chromium then loads lazy pictures that are 3000 px away. The
// distance for 4G is 1250 px.
const lazyAsOn4g = '--blink-settings=lazyLoadingImageMarginPxUnknown=1250'
const { ensureLighthouseChromium, chromiumFlags } = loadTs('scripts/check/browser.ts')

const folder = mkdtempSync(join(tmpdir(), 'bench-'))
const [loadAtStart] = loadavg()
const { values, positionals } = parseArgs({
  options: { runs: { type: 'string', default: '3' }, pages: { type: 'string' } },
  allowPositionals: true,
})
const pages = values.pages?.split(',') ?? pagesOf('out')
const browser = ensureLighthouseChromium()
const certificate = makeCertificate(folder)
const sites = await Promise.all(['out', ...positionals].map(serve))
const rows = []
for (const page of pages) rows.push(...(await measure(page)))
console.log(`\n${conditions()}\n\n${markdown(['Page', 'Site', ...columns], rows)}`)
rmSync(folder, { recursive: true })
process.exit()

/** The addresses of an export's pages without the 404 page, whose status Lighthouse rejects. */
function pagesOf(root) {
  const files = readdirSync(root, { recursive: true })
  return files
    .filter((file) => file.endsWith('.html') && file !== '404.html')
    .map((file) => `/${file.replaceAll('\\', '/').replace(/(^index)?\.html$/, '')}`)
    .sort()
}

/**
 * Serves a folder with HTTP/2 over TLS, as hosts do. Over HTTP/1.1 a browser opens up to six connections, and their number
 * changes Lighthouse's simulation.
 *
 * @param {string} name a folder, or the address of a site
 */
async function serve(name) {
  if (/^https?:/.test(name)) return { name, address: name }
  const site = createServer(name)
  const [cert, key] = [certificate.certificate, certificate.key].map((path) => readFileSync(path))
  const server = createSecureServer({ cert, key }, (...exchange) => site.emit('request', ...exchange))
  await once(server.listen(0), 'listening')
  return { name, address: `https://localhost:${server.address().port}` }
}

/** Measures a page on every site. Runs of the sites alternate, so that a slow moment of the machine affects all of them. */
async function measure(page) {
  const measured = sites.map(() => [])
  for (let run = 1; run <= Number(values.runs); run += 1) {
    for (const [index, { name, address }] of sites.entries()) {
      const result = await runLighthouse(new URL(page, address).href).catch(({ message }) => ({ message }))
      if (!result.message) measured[index].push(result)
      const outcome = result.message ?? `LCP ${Math.round(result.lcp)} ms`
      console.error(`${page}, ${name}, run ${run} of ${values.runs}: ${outcome}`)
    }
  }
  return sites.map(({ name }, index) => [page, name, ...medians(measured[index])])
}

/** Runs Lighthouse once with its simulated mid-range phone on slow 4G. */
async function runLighthouse(address) {
  const report = join(folder, 'report.json')
  const flags = ['--headless=new', lazyAsOn4g, ...chromiumFlags, trustFlag(certificate.certificate)]
  const words = [address, '--quiet', '--output=json', `--output-path=${report}`]
  const child = spawn('npx', ['--yes', lighthouse, ...words, `--chrome-flags=${flags.join(' ')}`], {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { ...process.env, CHROME_PATH: browser },
  })
  const stderr = child.stderr.setEncoding('utf8').toArray()
  const [code] = await once(child, 'close')
  if (code !== 0) throw new Error((await stderr).join('').trim().split('\n').at(-1))
  return readReport(JSON.parse(readFileSync(report, 'utf8')))
}

function conditions() {
  const machine = `${cpus().length} cores, load ${loadAtStart.toFixed(1)} at the start, Node ${process.version}`
  const date = new Date().toISOString().slice(0, 10)
  return `Lighthouse, mobile, in ${basename(browser)}, the median of ${values.runs}. ${date}, ${machine}.`
}
