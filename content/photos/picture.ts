import type { Picture, Rendition } from '@/lib/schema/picture'
import generated from '@/.generated/pictures.json'
import { photos, type PhotoName } from './photos'

export type { PhotoName }

type Made = Rendition & Pick<Picture, 'className' | 'rendered' | 'light' | 'upright'>

const made: Record<PhotoName, Made> = generated

/**
 * A picture with its words and its files, ready to hand to a component.
 *
 * @example picture('house/living-1').path // '/pictures/house-living-1.3fa9c1d2'
 */
export const picture = (name: PhotoName): Picture => ({ name, ...photos[name], ...made[name] })

/** Every picture of the site. */
export const pictures = (Object.keys(photos) as PhotoName[]).map(picture)
