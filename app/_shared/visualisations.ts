import { pictures } from '@/content/photos/picture'
import { visualisations } from '@/content/photos/visualisations'
import { anyRendered } from '@/lib/pictures'

/** True while any picture of the site is a visualisation. */
export const hasVisualisations = anyRendered(pictures)

export const picturesNote = hasVisualisations ? visualisations.note : undefined
