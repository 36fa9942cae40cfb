import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { loadTs } from './load-ts.mjs'
import { dominantColour, readOriginals } from './pictures/originals.mjs'
import { makeRenditions, plan } from './pictures/renditions.mjs'
import { classNameOf, pictureStyles } from './pictures/styles.mjs'

const SOURCE = 'content/photos'
const TARGET = 'public/pictures'
const GENERATED = 'content/generated'

/**
 * Makes the renditions of every original in `content/photos` in `public/pictures`, and writes their manifest and style
 * sheet to `content/generated`. The content check has accepted the originals before.
 */
export async function makePictures() {
  const { photos } = loadTs('content/photos/photos.ts')
  const { photoFiles } = loadTs('lib/schema/picture.ts')
  const entries = Object.entries(photos).sort(([a], [b]) => (a < b ? -1 : 1))
  const files = [...new Set(entries.flatMap(([name, photo]) => photoFiles(name, photo)))]
  const originals = await readOriginals(SOURCE, files)

  const plans = Object.fromEntries(
    files.map((file) => [file, plan(file.replace(/\.\w+$/, ''), originals[file])]),
  )
  const jobs = files.map((file) => ({ source: join(SOURCE, file), files: plans[file].files }))
  const made = await makeRenditions(jobs, TARGET, (done, all, { source }) =>
    console.log(`Pictures: ${done} of ${all} made, ${source}`),
  )
  console.log(`Pictures: ${files.length - made} of ${files.length} reused.`)

  mkdirSync(GENERATED, { recursive: true })
  writeFileSync(join(GENERATED, 'pictures.json'), `${JSON.stringify(manifest(entries, plans), null, 1)}\n`)
  const coloured = await Promise.all(
    entries.map(async ([name, photo]) => [name, photo, await dominantColour(join(SOURCE, `${name}.jpg`))]),
  )
  writeFileSync(join(GENERATED, 'pictures.css'), pictureStyles(coloured))
  printVisualisations(entries)
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

function printVisualisations(entries) {
  const rendered = entries.filter(([, photo]) => photo.rendered).length
  if (rendered === 0) return
  console.log(
    `Visualisations: ${rendered} of ${entries.length} pictures are still marked rendered: true in ${SOURCE}/photos.ts.`,
  )
}
