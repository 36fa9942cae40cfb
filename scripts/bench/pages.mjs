import { countBytes, phones } from './bytes.mjs'
import { runLighthouse, summary } from './lighthouse.mjs'
import { compare, kilobytes, markdown, seconds, whole } from './table.mjs'

const say = (text) => process.stderr.write(`${text}\n`)
const addressOf = ({ base }, page) => new URL(page, base).href

/**
 * One export after the other, and all of them again: what slows the machine for a minute slows each the same. A run that
 * fails is told and left out.
 */
async function timesOf(targets, page, runs, chrome) {
  const taken = targets.map(() => [])
  for (let run = 1; run <= runs; run += 1) {
    for (const [index, target] of targets.entries()) {
      if (!target) continue
      const [result] = await Promise.allSettled([runLighthouse(addressOf(target, page), chrome)])
      if (result.value) taken[index].push(result.value)
      const outcome = result.value ? `LCP ${whole(result.value.lcp)} ms` : result.reason.message
      say(`${page}, ${target.name}, Lighthouse ${run} of ${runs}: ${outcome}`)
    }
  }
  return taken.map(summary)
}

/**
 * Everything that is measured of one page, an entry a target.
 *
 * @returns `{ page, bytes, times }`; undefined in the lists where a target has no such page
 */
export async function measurePage(page, { targets, runs, browser, chrome }) {
  const count = (phone) =>
    Promise.all(targets.map((target) => countBytes(browser, addressOf(target, page), phone)))
  const [small, large] = [await count(phones[0]), await count(phones[1])]
  const bytes = small.map((each, index) => each && { ...each, large: large[index]?.total })
  const present = targets.map((target, index) => bytes[index] && target)
  return { page, bytes, times: await timesOf(present, page, runs, chrome) }
}

const timeColumns = [
  { heading: 'LCP', value: ({ lcp }) => lcp, say: seconds },
  { heading: 'FCP', value: ({ fcp }) => fcp, say: seconds },
  { heading: 'TBT', value: ({ tbt }) => tbt, say: (tbt) => whole(tbt, ' ms') },
  { heading: 'CLS', value: ({ cls }) => cls.toFixed(3) },
  { heading: 'Scores', value: ({ scores }) => scores.join(' ') },
]

const byteColumn = (heading, name) => ({ heading, value: (counted) => counted[name], say: kilobytes })
const byteColumns = [
  byteColumn('390 px', 'total'),
  byteColumn('412 px', 'large'),
  byteColumn('HTML', 'html'),
  byteColumn('CSS', 'css'),
  byteColumn('Fonts', 'fonts'),
  byteColumn('Pictures', 'pictures'),
  byteColumn('Script', 'script'),
  { ...byteColumn('Script later', 'later'), hasRatio: false },
  { heading: 'Requests', value: ({ requests }) => requests, say: whole },
]

const table = (columns, measured, of, targets) =>
  markdown(
    ['Page', 'Export', ...columns.map(({ heading }) => heading)],
    measured.flatMap((each) =>
      compare(columns, each[of]).map((cells, index) => [each.page, targets[index].name, ...cells]),
    ),
  )

/** What Lighthouse says, as Markdown; the ratio is to the first export. */
export const timeTable = (measured, targets) => table(timeColumns, measured, 'times', targets)

/** What is sent, as Markdown. */
export const byteTable = (measured, targets) => table(byteColumns, measured, 'bytes', targets)
