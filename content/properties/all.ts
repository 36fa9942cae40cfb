import type { Property } from '@/lib/schema/property'
import { euro } from '../euro'
import { apartment } from './apartment'
import { house } from './house'

/** Every property, in the order in which pages show them. Whatever names all of them follows from this list. */
export const properties: readonly Property[] = [house, apartment]

/** The lowest price of a night: `€248` */
export const lowestPrice = euro(Math.min(...properties.map(({ nightlyPrice }) => nightlyPrice)))
