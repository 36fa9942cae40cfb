import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { addArticles, addPictures, copy, makeCopy, removeCopy } from './copy.mjs'
import { measured } from './measured.mjs'
import { markdown } from './table.mjs'

const ARTICLES = [3, 30, 300]
const PICTURES = [50, 500]
const SAMPLE = 10

const minutes = (seconds) => (seconds < 90 ? `${seconds.toFixed(1)} s` : `${(seconds / 60).toFixed(1)} min`)
const gigabytes = (number) => (number ? `${number.toFixed(2)} GB` : '–')
const say = (what, { seconds }) => process.stderr.write(`${what}: ${minutes(seconds)}\n`)
const cells = ({ seconds, gigabytes: most }) => [minutes(seconds), gigabytes(most)]

/** A build of the copy from nothing that Next has kept; its pictures are there already. */
function buildCopy() {
  for (const folder of ['.next', 'out']) rmSync(join(copy, folder), { recursive: true, force: true })
  const env = { ...process.env, NEXT_TELEMETRY_DISABLED: '1', SITE_STOCK: '' }
  return measured('npm', ['run', '--silent', 'build'], { cwd: copy, env })
}

async function articleTable() {
  const rows = []
  let there = ARTICLES[0]
  for (const count of ARTICLES) {
    addArticles(count, there)
    there = Math.max(there, count)
    const built = await buildCopy()
    say(`${count} articles`, built)
    rows.push([String(count), ...cells(built)])
  }
  return markdown(['Articles', 'Build', 'Most memory'], rows)
}

/** The step that makes pictures, on ones that it has not met. */
async function makeUpTo(count, already) {
  await addPictures(already + 1, count)
  const made = await measured(process.execPath, ['scripts/prepare.mjs'], { cwd: copy })
  say(`${count - already} new pictures`, made)
  return made
}

const madeRow = (count, made) => [`${count} made`, ...cells(made)]
const reckonedRow = (count, made) => [
  `${count} reckoned from ${SAMPLE}`,
  minutes((made.seconds / SAMPLE) * count),
  '–',
]

async function pictureTable(isWhole) {
  const rows = []
  if (isWhole) {
    let already = 0
    for (const count of PICTURES) {
      rows.push(madeRow(count - already, await makeUpTo(count, already)))
      already = count
    }
  } else {
    const made = await makeUpTo(SAMPLE, 0)
    rows.push(madeRow(SAMPLE, made), ...PICTURES.map((count) => reckonedRow(count, made)))
  }
  rows.push([
    'none made, all there',
    ...cells(await measured(process.execPath, ['scripts/prepare.mjs'], { cwd: copy })),
  ])
  return markdown(['New pictures', 'Step before the build', 'Most memory'], rows)
}

/**
 * What more content costs a build, in a copy of the project.
 *
 * @param {boolean} hasPictures whether 500 pictures are made, or reckoned from a few
 * @returns {Promise<string[]>} paragraphs and tables, as Markdown
 */
export async function growthReport(hasPictures) {
  makeCopy()
  try {
    return [
      'A build from nothing that Next has kept, with the pictures made before.',
      await articleTable().catch(({ message }) => message),
      'Pictures of 1920 × 1280 px, each in four widths and three formats.',
      await pictureTable(hasPictures).catch(({ message }) => message),
    ]
  } finally {
    removeCopy()
  }
}
