import { pages } from '@/content'
import { articlePages } from './articles'
import type { PageEntry } from '@/lib/schema'

/** The entry of every page, articles and the 404 page included. */
export const everyPage: PageEntry[] = [...Object.values(pages), ...articlePages]
