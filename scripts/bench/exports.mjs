import { cpSync, existsSync, readdirSync, rmSync } from 'node:fs'
import { npm } from '../setup.mjs'

/** Where the exports that are measured lie; `.bench/table.md` holds the last table. */
export const folder = '.bench'
const stock = `${folder}/stock`
const held = `${folder}/held-back`

function buildInto(target, isStock) {
  process.env.SITE_STOCK = isStock ? 'yes' : ''
  const code = npm(['run', '--silent', 'build'])
  if (code !== 0) throw new Error(`The build into ${target} failed with code ${code}.`)
  rmSync(target, { recursive: true, force: true })
  cpSync('out', target, { recursive: true })
}

/**
 * The exports of these sources, held back and stock.
 *
 * @param {boolean} build false: what the last run has left is taken. The export in out/ is the one held back in the end
 */
export function ownExports(build) {
  if (build) {
    buildInto(stock, true)
    buildInto(held, false)
  }
  if (!existsSync(stock) || !existsSync(held))
    throw new Error('There is nothing built to measure: leave --no-build out.')
  return [
    { name: 'held back', root: held },
    { name: 'stock', root: stock },
  ]
}

/** The addresses of an export's pages, home first; the one of what is not found is left out, as Lighthouse does. */
export const pagesOf = (root) =>
  readdirSync(root, { recursive: true })
    .filter((file) => file.endsWith('.html') && file !== '404.html')
    .map((file) => `/${file.replaceAll('\\', '/').replace(/(^index)?\.html$/, '')}`)
    .sort()
