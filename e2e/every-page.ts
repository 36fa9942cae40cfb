import { content } from '@/app/_shared/content'
import { articlePages } from './articles'
import type { PageEntry } from '@/lib/schema'

const { pages } = content

/** The entry of every page, articles and the 404 page included. */
export const everyPage: PageEntry[] = [...Object.values(pages), ...articlePages]
