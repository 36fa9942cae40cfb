import generated from '@/.generated/cards.json'
import type { Card, PageEntry } from '@/lib/schema/page'
import { pageMetadata } from '@/lib/site/metadata'
import { content } from './content'

const { site } = content

const cards: Record<string, Card> = generated

/**
 * Title, description and card tags of a page (requirements §2). A page without a picture and a card title of its own has the
 * card of the home page.
 */
export const metadataFor = (page: PageEntry) => pageMetadata(page, site, cards[page.path] ?? generated['/'])
