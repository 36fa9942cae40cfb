import type { Picture } from '@/lib/schema/picture'
import { propertyWords } from '../properties/words'
import { photos } from './photos'

/**
 * What the site says about pictures that are computer visualisations. Each text disappears once `rendered` is `false`
 * for every picture that it is about.
 */

type Pictures = readonly { rendered: boolean }[]

const anyRendered = (pictures: Pictures) => pictures.some(({ rendered }) => rendered)

/** True while any picture of the site is a visualisation. */
export const hasVisualisations = anyRendered(Object.values(photos))

/** The last line of the first screen of the home, house and apartment pages. */
export const picturesNote = hasVisualisations
  ? 'Pictures on this site are computer visualisations.'
  : undefined

/** The note beside a gallery, which also says that its pictures open. */
export const galleryNote = (pictures: Pictures) =>
  anyRendered(pictures) ? `Visualisations. ${propertyWords.photos.note}` : propertyWords.photos.note

/** The heading of a grid of pictures. */
export const gridHeading = (pictures: Pictures) =>
  anyRendered(pictures) ? 'Pictures' : propertyWords.photos.heading

/** The picture with the word behind its caption, for pictures that stand alone. */
export const captioned = (picture: Picture): Picture =>
  picture.rendered ? { ...picture, caption: `${picture.caption}. Visualisation.` } : picture

/** The line at the foot of a social card that shows a visualisation. */
export const cardNote = 'Computer visualisation'
