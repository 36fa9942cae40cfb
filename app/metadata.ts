import { stockImage } from '@/content/pages'
import { site } from '@/content/site'
import { pageMetadata } from '@/lib/metadata'
import type { PageEntry } from '@/lib/types/page'

/** A page's metadata, on this site. */
export const metadataFor = (page: PageEntry) => pageMetadata(page, site, stockImage)
