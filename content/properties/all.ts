import { euro } from '@/lib/format'
import type { Property } from '@/lib/schema'
import { apartment } from './apartment'
import { house } from './house'

/** Every property, in the order in which pages show them. */
export const properties: readonly Property[] = [house, apartment]

export const lowestPrice = euro(Math.min(...properties.map(({ nightlyPrice }) => nightlyPrice)))
