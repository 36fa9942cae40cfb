/**
 * Measures the site: what Lighthouse says of every page and what each sends, beside the stock export of the same sources
 * and whatever else is named, and how soon the first tap is answered. Prints Markdown, for docs/performance.md, which says
 * how all of it is measured. Nothing passes or fails on time.
 *
 *   npm run bench                                    every page, held back and stock, three runs each
 *   npm run bench -- ../other/out https://a.example  the same pages of other exports beside them
 *   npm run bench -- --pages /,/house --runs 5       some pages, more runs
 *   npm run bench -- --http1                         plain HTTP/1.1 in place of HTTP/2 over TLS
 *   npm run bench -- --no-build                      what the last run has built
 *   npm run bench -- --load                          what a small server holds, and what more content costs
 *   npm run bench -- --load --pictures               the same with 500 pictures, for a quarter of an hour
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import { basename } from 'node:path'
import { chromium } from 'playwright'
import { readArguments } from './bench/arguments.mjs'
import { folder, ownExports, pagesOf } from './bench/exports.mjs'
import { tapTable } from './bench/first-tap.mjs'
import { loadReport } from './bench/load.mjs'
import { machine } from './bench/machine.mjs'
import { byteTable, measurePage, timeTable } from './bench/pages.mjs'
import { makeHost } from './bench/server.mjs'
import { loadTs } from './load-ts.mjs'

const { ensureChromium, ensureLighthouseChromium, lighthouseFlags, playwrightFlags } =
  loadTs('scripts/browser.ts')

async function serveAll(host, exports, others) {
  const named = others.map((other) =>
    /^https?:/.test(other) ? { name: other, base: other } : { name: other, root: other },
  )
  const serve = async ({ name, root, base }) => ({ name, base: base ?? (await host.serve(root)) })
  return Promise.all([...exports, ...named].map(serve))
}

async function comparison({ runs, pages, http1, build, others }) {
  const exports = ownExports(build)
  const host = makeHost(http1)
  const path = ensureChromium()
  const browser = await chromium.launch({ executablePath: path, args: [...playwrightFlags, ...host.flags] })
  const chrome = { path: ensureLighthouseChromium(), flags: [...lighthouseFlags, ...host.flags] }
  try {
    const targets = await serveAll(host, exports, others)
    const measured = []
    for (const page of pages ?? pagesOf(exports[0].root))
      measured.push(await measurePage(page, { targets, runs, browser, chrome }))
    const how = http1 ? 'HTTP/1.1' : 'HTTP/2 over TLS with a self-signed certificate'
    return [
      `Lighthouse, mobile, in ${basename(chrome.path)}, the median of ${runs}, over ${how}. ${machine()}`,
      timeTable(measured, targets),
      'Bytes on the wire before anything is touched, headers included.',
      byteTable(measured, targets),
      'The first tap on Next, 500 ms after the first paint of /house: processor four times slower, fast 4G.',
      await tapTable(browser, targets.slice(0, exports.length), runs),
    ]
  } finally {
    await browser.close()
    host.stop()
  }
}

try {
  const asked = readArguments(process.argv.slice(2))
  const parts = await (asked.load ? loadReport(asked) : comparison(asked))
  const report = `${parts.join('\n\n')}\n`
  mkdirSync(folder, { recursive: true })
  writeFileSync(`${folder}/${asked.load ? 'load' : 'table'}.md`, report)
  console.log(`\n${report}`)
} catch ({ message }) {
  console.error(message)
  process.exitCode = 1
}
