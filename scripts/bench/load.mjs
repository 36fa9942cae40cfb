import { spawnSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from 'playwright'
import { trustFlag } from '../hosts/certificate.mjs'
import { startServer } from '../hosts/servers.mjs'
import { loadTs } from '../load-ts.mjs'
import { phones, watchBytes } from './bytes.mjs'
import { ownExports } from './exports.mjs'
import { growthReport } from './growth.mjs'
import { machine } from './machine.mjs'
import { kilobytes, markdown, whole } from './table.mjs'

const { playwrightFlags, ensureChromium } = loadTs('scripts/browser.ts')
const VISITED = ['/', '/house', '/blogs', '/book']
const SECONDS = 10
const CONNECTIONS = 64

/** What a phone asks for on its first visit to a page and on the next one, in the same browser. */
async function visitTwice(browser, base, path) {
  const context = await browser.newContext({ ...phones[0], isMobile: true, hasTouch: true })
  try {
    const asked = []
    const visit = async () => {
      const page = await context.newPage()
      const counted = await watchBytes(page)
      page.on('request', (request) => asked.push(new URL(request.url()).pathname))
      await page.goto(new URL(path, base).href, { waitUntil: 'networkidle' })
      await page.close()
      return { ...counted }
    }
    const first = await visit()
    const paths = [...new Set(asked)]
    return { path, first, repeat: await visit(), paths }
  } finally {
    await context.close()
  }
}

// A visit is all of its requests, one after the other on one connection; wrk takes its list as Lua.
const visitScript = (paths) => `
local paths = { ${paths.map((path) => JSON.stringify(path)).join(', ')} }
local headers = { ["Accept-Encoding"] = "gzip" }
local at = 0
request = function()
  at = at % #paths + 1
  return wrk.format("GET", paths[at], headers)
end
`

function visitsASecond({ url, folder }, paths) {
  const script = join(folder, 'visit.lua')
  writeFileSync(script, visitScript(paths))
  const words = ['-t1', `-c${CONNECTIONS}`, `-d${SECONDS}s`, '-s', script, url]
  const { stdout, error } = spawnSync('wrk', words, { encoding: 'utf8' })
  if (error) return undefined
  const [, requests] = /Requests\/sec:\s*([\d.]+)/.exec(stdout) ?? []
  return Number(requests) / paths.length
}

const row = ({ path, first, repeat }, visits) => [
  path,
  kilobytes(first.total),
  String(first.requests),
  kilobytes(repeat.total),
  String(repeat.requests),
  visits === undefined ? '–' : whole(visits),
]

async function serverTable(root) {
  const server = await startServer('nginx', root)
  const flag = trustFlag(join(server.folder, 'certificate.pem'))
  const browser = await chromium.launch({
    executablePath: ensureChromium(),
    args: [...playwrightFlags, flag],
  })
  try {
    const rows = []
    for (const path of VISITED) {
      const visited = await visitTwice(browser, server.url, path)
      rows.push(row(visited, visitsASecond(server, visited.paths)))
      process.stderr.write(`${rows.at(-1).join(', ')}\n`)
    }
    const headings = ['Page', 'First visit', 'Requests', 'Next visit', 'Requests', 'Visits a second']
    return markdown(headings, rows)
  } finally {
    await browser.close()
    await server.stop()
  }
}

const hasWrk = () => !spawnSync('wrk', ['-v']).error

/**
 * What a small nginx holds, and what more content costs a build, as Markdown.
 *
 * @returns {Promise<string[]>} paragraphs and tables
 */
export async function loadReport({ build, pictures }) {
  const [{ root }] = ownExports(build)
  const missing = hasWrk() ? '' : ' wrk is not installed: it counts the visits a second.'
  const table = await serverTable(root).catch(({ message }) => message)
  return [
    `nginx as docs/deploy/nginx.conf has it, one worker, HTTP/1.1 over TLS, ${CONNECTIONS} connections for ${SECONDS} s from the same machine. ${machine()}${missing}`,
    table,
    ...(await growthReport(pictures)),
  ]
}
