/**
 * What pages show: the content, with its blanks filled in, the pictures that the build has made in the place of their names, and
 * what several files share in each place where it is shown. Pages, scripts and tests take it from here.
 */
import made from '@/.generated/pictures.json'
import { composeAll } from '@/lib/content/compose'
import { join } from '@/lib/content/join'
import type { PageEntry } from '@/lib/schema/page'
import type { Picture } from '@/lib/schema/picture'
import type { PropertyId } from '@/lib/schema/property'
import * as written from './written'

type Made = Omit<Picture, 'name' | 'alt' | 'caption' | 'focus' | 'portrait'>

const entries: Record<string, Omit<Picture, keyof Made | 'name'>> = written.photos
const files: Record<string, Made> = made

/** A picture with its words and its files, ready to hand to a component. The content check knows all names. */
const picture = (name: string): Picture => ({ name, ...entries[name]!, ...files[name]! })

const composed = join(composeAll(written, picture))

export const content = {
  ...composed,
  pages: composed.pages as Record<keyof typeof written.pages, PageEntry>,
  picture,
  /** Every picture of the site. */
  pictures: Object.keys(entries).map(picture),
  /** The property of a page, by its id. The content check knows all ids. */
  property: (id: PropertyId) => composed.properties.find((property) => property.id === id)!,
}
