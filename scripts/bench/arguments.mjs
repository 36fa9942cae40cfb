import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'

const usage = `npm run bench                                    every page, held back and stock
  npm run bench -- ../other/out https://a.example  the same pages of other exports beside them
  npm run bench -- --pages /,/house --runs 5       some pages, more runs
  npm run bench -- --http1                         plain HTTP/1.1 in place of HTTP/2 over TLS
  npm run bench -- --no-build                      what the last run has built
  npm run bench -- --load                          what a small server holds, and what more content costs
  npm run bench -- --load --pictures               the same with 500 pictures, for a quarter of an hour`

const options = {
  runs: { type: 'string', default: '3' },
  pages: { type: 'string' },
  http1: { type: 'boolean', default: false },
  'no-build': { type: 'boolean', default: false },
  load: { type: 'boolean', default: false },
  pictures: { type: 'boolean', default: false },
}

const isAddress = (word) => /^https?:\/\//.test(word) && URL.canParse(word)

function problemOf({ runs, pages, load, pictures }, others) {
  if (!/^[1-9]\d?$/.test(runs)) return `--runs takes a number from 1 to 99, not ${runs}`
  if (pages && !pages.split(',').every((page) => page.startsWith('/')))
    return `--pages takes addresses with commas between them, /,/house, not ${pages}`
  if (pictures && !load) return '--pictures goes with --load'
  if (load && others.length > 0) return `--load measures this site alone, not ${others.join(' or ')}`
  const wrong = others.find((word) => !isAddress(word) && !existsSync(join(word, 'index.html')))
  return wrong && `${wrong} is neither the address of a site nor a folder with an index.html`
}

/**
 * What `npm run bench` is asked for.
 *
 * @param {string[]} words of the command line
 * @returns the options, `others` (folders and addresses) among them; throws what is wrong in one sentence, with all that
 *   can be said
 * @example readArguments(['--runs', '5']).runs // 5
 */
export function readArguments(words) {
  try {
    const { values, positionals: others } = parseArgs({ args: words, options, allowPositionals: true })
    const problem = problemOf(values, others)
    if (problem) throw new Error(problem)
    const { runs, pages, http1, load, pictures } = values
    const build = !values['no-build']
    return { runs: Number(runs), pages: pages?.split(','), http1, build, load, pictures, others }
  } catch ({ message }) {
    throw new Error(`${message.split('\n')[0].replace(/\.?$/, '.')} What there is:\n  ${usage}`)
  }
}
