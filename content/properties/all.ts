import type { PropertyId } from '@/lib/schema/property'
import { apartment } from './apartment'
import { house } from './house'

/** Every property, in the order in which pages show them. */
export const properties = { house, apartment } satisfies Record<PropertyId, unknown>
