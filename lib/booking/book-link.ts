import type { PropertyId } from '../schema/property'

/**
 * The booking page with a property chosen (requirements §2).
 *
 * @example bookLink('house') // '/book?property=house'
 */
export const bookLink = (id: PropertyId) => `/book?property=${id}`
