import type { PhotoEntry } from '@/lib/schema/picture'
import { PHONE } from '@/lib/pictures'
import { syncFolder, writeGenerated } from '../shared/files'
import { photoFiles, type Original } from '../shared/originals'
import { dominantColour, isLight, planRenditions, readOriginals } from './picture-files'
import { photos } from '@/content/photos/photos'

const SOURCE = 'content/photos'

/**
 * Makes the renditions of every original in `content/photos` in `public/pictures`, and writes their manifest and style
 * sheet to `.generated`. The content check has accepted the originals before.
 */
export async function makePictures() {
  const entries = Object.entries<PhotoEntry>(photos).sort(([a], [b]) => (a < b ? -1 : 1))
  const files = [...new Set(entries.flatMap(([name, photo]) => photoFiles(name, photo)))]
  const originals = (await readOriginals(SOURCE, files)) as Record<string, Original>
  const opening = entries.flatMap(([name, { portrait }]) => (portrait ? [`${name}.jpg`] : []))
  const plans = files.map((file) => planRenditions(SOURCE, file, originals[file]!, opening.includes(file)))
  await syncFolder('public/pictures', Object.assign({}, ...plans.map(({ makers }) => makers)))

  const renditionOf = (file: string) => plans[files.indexOf(file)]!.rendition
  const light = await Promise.all(files.map((file) => isLight(`${SOURCE}/${file}`)))
  const lightFiles = files.filter((_, index) => light[index])
  const manifest = entries.map(([name, photo]) => [
    name,
    {
      ...renditionOf(`${name}.jpg`),
      className: classNameOf(name),
      rendered: originals[`${name}.jpg`]!.isMarked,
      light: photoFiles(name, photo).some((file) => lightFiles.includes(file)) || undefined,
      upright: photo.portrait && renditionOf(photo.portrait.file),
    },
  ])
  writeGenerated('pictures.json', Object.fromEntries(manifest))
  const colours = await Promise.all(entries.map(([name]) => dominantColour(`${SOURCE}/${name}.jpg`)))
  writeGenerated('pictures.css', pictureStyles(entries.map((entry, index) => [...entry, colours[index]!])))
}

/** @example classNameOf('house/living-1') // 'pic-house-living-1' */
const classNameOf = (name: string) => `pic-${name.replaceAll('/', '-')}`

type Shown = Pick<PhotoEntry, 'focus'> & { portrait?: Pick<PhotoEntry, 'focus'> }

/** Writes one rule for each picture: its colour as a placeholder, and the point that a crop keeps in view. */
export function pictureStyles(pictures: [name: string, photo: Shown, colour: string][]) {
  const position = ([x, y]: PhotoEntry['focus']) => `${Math.round(x * 100)}% ${Math.round(y * 100)}%`
  const rules = pictures.map(([name, { focus }, colour]) => {
    const at = position(focus) === '50% 50%' ? '' : `;--focus-point:${position(focus)}`
    return `.${classNameOf(name)}{background-color:${colour}${at}}\n`
  })
  const upright = pictures.flatMap(([name, { focus, portrait }]) =>
    portrait && position(portrait.focus) !== position(focus)
      ? `.${classNameOf(name)}[data-upright]{--focus-point:${position(portrait.focus)}}\n`
      : [],
  )
  return rules.join('') + (upright.length > 0 ? `@media ${PHONE}{\n${upright.join('')}}\n` : '')
}
