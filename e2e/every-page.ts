import { content } from '@/app/_shared/content'
import type { PageEntry } from '@/lib/schema/page'
import { articlePages } from './articles'

const { pages } = content

/** The entry of every page, articles and the 404 page included. */
export const everyPage: PageEntry[] = [...Object.values(pages), ...articlePages]
