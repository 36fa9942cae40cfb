import { card } from '@/content/cards'
import { site } from '@/content/site'
import { pageMetadata } from '@/lib/metadata'
import type { PageEntry } from '@/lib/schema/page'

/** A page's metadata, on this site. */
export const metadataFor = (page: PageEntry) => pageMetadata(page, site, card(page.path))
