/**
 * The data of the content: what has a schema. Pages, scripts and tests take it from here; words are imported from the file that
 * holds them.
 */
import made from '@/.generated/pictures.json'
import { composeAll } from '@/lib/content/compose'
import { join } from '@/lib/content/join'
import type { PageEntry } from '@/lib/schema/page'
import type { PhotoEntry, Picture } from '@/lib/schema/picture'
import type { PropertyId } from '@/lib/schema/property'
import * as written from './written'

type Made = Omit<Picture, 'name' | keyof PhotoEntry>

const entries: Record<string, Omit<Picture, keyof Made | 'name'>> = written.photos
const files: Record<string, Made> = made

/** A picture with its words and its files, ready to hand to a component. The content check knows all names. */
export const picture = (name: string): Picture => ({ name, ...entries[name]!, ...files[name]! })

const composed = join(composeAll(written, picture))

export const { site, properties, faqs, testimonials } = composed

export const pages = composed.pages as Record<keyof typeof written.pages, PageEntry>

/** Every picture of the site. */
export const pictures = Object.keys(entries).map(picture)

/** The property of a page, by its id. The content check knows all ids. */
export const property = (id: PropertyId) => properties.find((each) => each.id === id)!

export const house = property('house')
export const apartment = property('apartment')

/** What is not imported by itself yet. */
export const content = { ...composed, pages, picture, pictures, property }
