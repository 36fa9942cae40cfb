import { pages } from '@/content/pages'
import type { PageEntry } from '@/lib/schema/page'
import { articlePages } from './articles'

/** Every page there is. */
export const everyPage: PageEntry[] = [...Object.values(pages), ...articlePages]
