import type { PropertyId } from '../schema/property'

/**
 * The address of the booking page with a property preselected (requirements §2).
 *
 * @example bookLink('house') // '/book?property=house'
 */
export const bookLink = (id: PropertyId) => `/book?property=${id}`
