import { syncFolder, writeGenerated } from '../shared/files.mjs'
import { loadTs } from '../shared/load-ts.mjs'
import { dominantColour, isLight, planRenditions, readOriginals } from './picture-files.mjs'

const { PHONE } = loadTs('lib/pictures.ts')

const SOURCE = 'content/photos'

/**
 * Makes the renditions of every original in `content/photos` in `public/pictures`, and writes their manifest and style
 * sheet to `content/generated`. The content check has accepted the originals before.
 */
export async function makePictures() {
  /** @type {import('../../lib/schema/originals').Photos} */
  const { photos, rendered: marks } = loadTs('content/photos/photos.ts')
  const { photoFiles, renderedMark } = loadTs('lib/schema/originals.ts')
  const entries = Object.entries(photos).sort(([a], [b]) => (a < b ? -1 : 1))
  const files = [...new Set(entries.flatMap(([name, photo]) => photoFiles(name, photo)))]
  const originals = /** @type {Record<string, import('../../lib/schema/originals').Original>} */ (
    await readOriginals(SOURCE, files)
  )
  const plans = files.map((file) => planRenditions(SOURCE, file, originals[file]))
  await syncFolder('public/pictures', Object.assign({}, ...plans.map(({ makers }) => makers)))

  const renditionOf = (file) => plans[files.indexOf(file)].rendition
  const isRendered = (name) => marks.includes(renderedMark(originals[`${name}.jpg`]))
  const light = await Promise.all(files.map((file) => isLight(`${SOURCE}/${file}`)))
  const lightFiles = files.filter((_, index) => light[index])
  const manifest = entries.map(([name, photo]) => [
    name,
    {
      ...renditionOf(`${name}.jpg`),
      className: classNameOf(name),
      rendered: isRendered(name),
      light: photoFiles(name, photo).some((file) => lightFiles.includes(file)) || undefined,
      upright: photo.portrait && renditionOf(photo.portrait.file),
    },
  ])
  writeGenerated('pictures.json', Object.fromEntries(manifest))
  const colours = await Promise.all(entries.map(([name]) => dominantColour(`${SOURCE}/${name}.jpg`)))
  writeGenerated('pictures.css', pictureStyles(entries.map((entry, index) => [...entry, colours[index]])))

  const names = Object.keys(photos)
  const rendered = names.filter(isRendered)
  if (rendered.length > 0) console.log(`Visualisations: ${rendered.length} of ${names.length} pictures.`)
}

/** @example classNameOf('house/living-1') // 'pic-house-living-1' */
const classNameOf = (name) => `pic-${name.replaceAll('/', '-')}`

/**
 * Writes one rule for each picture: its colour as a placeholder, and the point that a crop keeps in view.
 *
 * @param {[name: string, photo: object, colour: string][]} pictures
 */
export function pictureStyles(pictures) {
  const position = ([x, y]) => `${Math.round(x * 100)}% ${Math.round(y * 100)}%`
  const rules = pictures.map(([name, { focus }, colour]) => {
    const at = position(focus) === '50% 50%' ? '' : `;--focus-point:${position(focus)}`
    return `.${classNameOf(name)}{background-color:${colour}${at}}\n`
  })
  const upright = pictures
    .filter(([, { focus, portrait }]) => portrait && position(portrait.focus) !== position(focus))
    .map(
      ([name, { portrait }]) =>
        `.${classNameOf(name)}[data-upright]{--focus-point:${position(portrait.focus)}}\n`,
    )
  return rules.join('') + (upright.length > 0 ? `@media ${PHONE}{\n${upright.join('')}}\n` : '')
}
