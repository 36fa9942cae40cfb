import made from '@/.generated/pictures.json'
import type { Picture, PictureName, Rendition } from '@/lib/schema'
import { photos } from './photos'

/** What the build makes of the originals, by name. */
const renditions: Readonly<Record<string, Rendition & Pick<Picture, 'className' | 'upright'>>> = made

/**
 * The picture that the content names, with the files that the build has made. Client components get it as a prop, so that no
 * browser loads the list of all pictures.
 *
 * @throws if there is none, because under `next dev` the content check has run only at the start
 * @example picture('house/living-1').alt // 'Living room with …'
 */
export function picture(name: PictureName): Picture {
  const photo = photos[name]
  if (!photo) throw new Error(`there is no picture ${name} in content/photos/photos.ts`)
  const rendition = renditions[name]
  if (!rendition) throw new Error(`the picture ${name} is new: start the site again, which makes its files`)
  return { name, ...rendition, ...photo }
}
