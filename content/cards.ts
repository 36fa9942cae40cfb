import type { Card } from '@/lib/schema/page'
import generated from './generated/cards.json'

const made: Record<string, Card> = generated

/**
 * The social card of a page. A page without a picture and a card title of its own has the card of the home page.
 *
 * @example card('/house').path // '/cards/house.3fa9c1d2.jpg'
 */
export const card = (path: string): Card => made[path] ?? generated['/']
