import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { loadTs } from './load-ts.mjs'
import { readOriginals } from './pictures/originals.mjs'
import { makeRenditions, plan } from './pictures/renditions.mjs'
import { classNameOf, pictureStyles } from './pictures/styles.mjs'

const SOURCE = 'content/photos'
const TARGET = 'public/pictures'
const GENERATED = 'content/generated'
const FACTS = join(GENERATED, 'originals.json')

/**
 * Makes the renditions of every original in `content/photos` in `public/pictures`, and writes their manifest and style
 * sheet to `content/generated`. The content check has accepted the originals before.
 */
export async function makePictures() {
  const { photos } = loadTs('content/photos/photos.ts')
  const { photoFiles } = loadTs('lib/schema/picture.ts')
  const entries = Object.entries(photos).sort(([a], [b]) => (a < b ? -1 : 1))
  const files = [...new Set(entries.flatMap(([name, photo]) => photoFiles(name, photo)))]
  const originals = await readOriginals(SOURCE, files, readJson(FACTS))

  const plans = Object.fromEntries(
    files.map((file) => [file, plan(file.replace(/\.\w+$/, ''), originals[file])]),
  )
  const jobs = files.map((file) => ({ source: join(SOURCE, file), files: plans[file].files }))
  const made = await makeRenditions(jobs, TARGET, showProgress)
  console.log(`Pictures: ${files.length - made} of ${files.length} reused.`)

  mkdirSync(GENERATED, { recursive: true })
  writeFileSync(FACTS, toJson(factsByHash(originals)))
  writeFileSync(join(GENERATED, 'pictures.json'), toJson(manifest(entries, plans)))
  const coloured = entries.map(([name, photo]) => [name, photo, originals[`${name}.jpg`].colour])
  writeFileSync(join(GENERATED, 'pictures.css'), pictureStyles(coloured))
  sayVisualisations(entries)
}

const readJson = (path) => (existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : {})
const toJson = (value) => `${JSON.stringify(value, null, 1)}\n`

function factsByHash(originals) {
  const facts = Object.values(originals).map(({ hash, ...rest }) => [hash, rest])
  return Object.fromEntries(facts.sort(([a], [b]) => (a < b ? -1 : 1)))
}

function manifest(entries, plans) {
  const rendition = ({ base, width, height, widths }) => ({
    path: `/pictures/${base}`,
    width,
    height,
    widths,
  })
  return Object.fromEntries(
    entries.map(([name, { portrait }]) => {
      const upright = portrait && rendition(plans[portrait.file])
      return [name, { ...rendition(plans[`${name}.jpg`]), className: classNameOf(name), upright }]
    }),
  )
}

/** Updates one line in a terminal; prints one line for each picture in a log. */
function showProgress(done, all, { source }) {
  const line = `Pictures: ${done} of ${all} made, ${source}`
  if (!process.stdout.isTTY) console.log(line)
  else process.stdout.write(`\r\x1b[K${line}${done === all ? '\n' : ''}`)
}

function sayVisualisations(entries) {
  const rendered = entries.filter(([, photo]) => photo.rendered).length
  if (rendered === 0) return
  console.log(
    `Visualisations: ${rendered} of ${entries.length} pictures are still marked rendered: true in ${SOURCE}/photos.ts.`,
  )
}
