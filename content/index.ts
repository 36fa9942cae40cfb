/**
 * The data of the content: what has a schema. Pages, scripts and tests take it from here. Words are imported from the file that
 * holds them.
 */
import made from '@/.generated/pictures.json'
import type { PropertyId } from '@/lib/schema'
import * as files from './files'
import { parseContent } from './parse'

export const {
  site,
  properties,
  pages,
  faqs,
  testimonials,
  homePictures,
  evening,
  picture,
  pictures,
  article,
} = parseContent(files, made)

/** The property of a page, by its id. */
export function property(id: PropertyId) {
  const found = properties.find((each) => each.id === id)
  if (!found) throw new Error(`There is no property ${id} in content/properties/all.ts.`)
  return found
}

export const house = property('house')
export const apartment = property('apartment')
