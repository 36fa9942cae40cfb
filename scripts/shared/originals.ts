import type { PhotoEntry } from '@/lib/schema'
/** The files of the pictures, as the check and the build read them. */

/** Facts about the file of one original. Width and height are those of the picture as it is shown, whichever way it lies. */
export interface Original {
  hash: string
  width: number
  height: number
  /** One can see through parts of it. */
  isTransparent?: boolean
  /** The file ends before the picture does. */
  isCutOff?: boolean
}

/** @example photoFiles('house/living-1', photo) // ['house/living-1.jpg'], and the upright version where there is one */
export const photoFiles = (name: string, { portrait }: PhotoEntry) =>
  portrait ? [`${name}.jpg`, portrait.file] : [`${name}.jpg`]
