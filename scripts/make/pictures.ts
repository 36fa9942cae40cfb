import { PHONE } from '@/lib/pictures'
import { syncFolder, writeGenerated } from '../shared/files'
import { photoFiles, type Original } from '../shared/originals'
import { isLight, planRenditions, readOriginals } from './picture-files'
import type { PhotoEntry } from '@/lib/schema'
import { photos } from '@/content/photos/photos'

const SOURCE = 'content/photos'

/**
 * Makes the files of every original in `content/photos` in `public/pictures`, and writes their manifest and their focal points
 * to `.generated`. The content check has accepted the originals before.
 */
export async function makePictures() {
  const entries = Object.entries<PhotoEntry>(photos).sort(([a], [b]) => (a < b ? -1 : 1))
  const files = [...new Set(entries.flatMap(([name, photo]) => photoFiles(name, photo)))]
  const originals = (await readOriginals(SOURCE, files)) as Record<string, Original>
  const entryOf = new Map(entries.map(([name, photo]) => [`${name}.jpg`, photo]))
  const plans = files.map((file) => planRenditions(SOURCE, file, originals[file]!, entryOf.get(file)))
  await syncFolder('public/pictures', Object.assign({}, ...plans.map(({ makers }) => makers)))

  const renditionOf = (file: string) => plans[files.indexOf(file)]!.rendition
  const light = await Promise.all(files.map((file) => isLight(`${SOURCE}/${file}`)))
  const lightFiles = files.filter((_, index) => light[index])
  const manifest = entries.map(([name, photo]) => [
    name,
    {
      ...renditionOf(`${name}.jpg`),
      className: classNameOf(name),
      light: photoFiles(name, photo).some((file) => lightFiles.includes(file)) || undefined,
      upright: photo.portrait && renditionOf(photo.portrait.file),
    },
  ])
  writeGenerated('pictures.json', Object.fromEntries(manifest))
  writeGenerated('pictures.css', focalPoints(entries))
}

/** @example classNameOf('house/living-1') // 'pic-house-living-1' */
const classNameOf = (name: string) => `pic-${name.replaceAll('/', '-')}`

type Shown = Pick<PhotoEntry, 'focus'> & { portrait?: Pick<PhotoEntry, 'focus'> }

/**
 * Writes the point that a crop keeps in view, as a rule for each picture where that is not the middle. The policy of the site
 * allows no style attribute.
 */
export function focalPoints(pictures: [name: string, photo: Shown][]) {
  const position = ([x, y]: PhotoEntry['focus']) => `${Math.round(x * 100)}% ${Math.round(y * 100)}%`
  const rule = (name: string, focus: PhotoEntry['focus'], state = '') =>
    `.${classNameOf(name)}${state}{--focus-point:${position(focus)}}\n`
  const rules = pictures.flatMap(([name, { focus }]) =>
    position(focus) === '50% 50%' ? [] : rule(name, focus),
  )
  const upright = pictures.flatMap(([name, { focus, portrait }]) =>
    portrait && position(portrait.focus) !== position(focus)
      ? rule(name, portrait.focus, '[data-upright]')
      : [],
  )
  return rules.join('') + (upright.length > 0 ? `@media ${PHONE}{\n${upright.join('')}}\n` : '')
}
