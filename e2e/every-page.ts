import { content } from '@/app/_shared/content'
import type { PageEntry } from '@/lib/schema/page'
import { articlePages } from './articles'

const { pages } = content

/** The entry of every page, articles and the 404 page included. */
export const everyPage: PageEntry[] = [...Object.values(pages), ...articlePages]

/** One page of each kind: the legal pages are alike, and so are the articles. */
export const oneOfEachKind = everyPage.filter(
  (page) => page !== pages.accessibility && !articlePages.slice(1).includes(page),
)
