import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { median } from './table.mjs'

// Not among the packages: two hundred of them, for what no test needs. npm keeps it once it is fetched.
export const lighthouse = 'lighthouse@12.8.2'
const categories = ['performance', 'accessibility', 'best-practices', 'seo']
const audits = {
  lcp: 'largest-contentful-paint',
  fcp: 'first-contentful-paint',
  tbt: 'total-blocking-time',
  cls: 'cumulative-layout-shift',
}

async function run(words, env) {
  const child = spawn('npx', ['--yes', lighthouse, ...words], {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { ...process.env, ...env },
    shell: process.platform === 'win32',
  })
  let said = ''
  child.stderr.on('data', (data) => (said += data))
  const [code] = await once(child, 'close')
  if (code !== 0) throw new Error(`Lighthouse does not run: ${said.trim().split('\n').at(-1)}`)
}

/**
 * Lighthouse on one page, once, as on a phone of the middle range on slow 4G, both simulated.
 *
 * @param {string} address
 * @param {{ path: string, flags: string[] }} browser
 * @returns milliseconds of LCP, FCP and TBT, the CLS, the four scores of 100
 */
export async function runLighthouse(address, { path, flags }) {
  const folder = mkdtempSync(join(tmpdir(), 'lighthouse-'))
  const file = join(folder, 'report.json')
  const chrome = `--chrome-flags=${['--headless=new', ...flags].join(' ')}`
  try {
    const words = [address, '--quiet', '--output=json', `--output-path=${file}`, chrome]
    await run([...words, `--only-categories=${categories}`], { CHROME_PATH: path })
    const report = JSON.parse(readFileSync(file, 'utf8'))
    const values = Object.entries(audits).map(([name, audit]) => [name, report.audits[audit].numericValue])
    const scores = categories.map((name) => Math.round(report.categories[name].score * 100))
    return { ...Object.fromEntries(values), scores }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** The median of each figure of some runs; undefined of none. */
export function summary(runs) {
  if (runs.length === 0) return undefined
  const medians = Object.keys(audits).map((name) => [name, median(runs.map((each) => each[name]))])
  const scores = categories.map((_, index) => median(runs.map((each) => each.scores[index])))
  return { ...Object.fromEntries(medians), scores }
}
