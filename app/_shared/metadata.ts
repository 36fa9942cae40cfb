import { card } from '@/content/cards'
import { site } from '@/content/site'
import { pageMetadata } from '@/lib/site/metadata'
import type { PageEntry } from '@/lib/schema/page'

/** Title, description and card tags of a page (requirements §2). */
export const metadataFor = (page: PageEntry) => pageMetadata(page, site, card(page.path))
