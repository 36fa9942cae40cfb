import { visualisations } from '@/content/photos/visualisations'
import { place } from '@/content/site'
import { fill, plainText } from '@/lib/format'

interface Shown {
  /** Whether it is a visualisation and no photograph. */
  rendered: boolean
}

const isRendered = ({ rendered }: Shown) => rendered

/** What the footer says of all pictures of the site; nothing once each is a photograph. */
export const footerNote = (pictures: readonly Shown[]) =>
  pictures.every(isRendered)
    ? visualisations.footer.all
    : pictures.some(isRendered) && visualisations.footer.some

/** The note below a hero: the place, and whether the hero's own picture is a visualisation. */
export const heroNote = ({ rendered }: Shown) => (rendered ? fill(visualisations.note, { place }) : place)

/** The title of the viewer: the heading of a gallery, and whether one of its pictures is a visualisation. */
export function viewerTitle(heading: string, pictures: readonly (Shown | undefined)[]) {
  const title = plainText(heading)
  return pictures.some((picture) => picture?.rendered) ? fill(visualisations.viewer, { title }) : title
}
