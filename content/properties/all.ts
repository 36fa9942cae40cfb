import type { Written } from '@/lib/content/written'
import type { Property } from '@/lib/schema/property'
import { apartment } from './apartment'
import { house } from './house'

/** Every property, in the order in which pages show them. Whatever names all of them follows from this list. */
export const properties: readonly Written<Property>[] = [house, apartment]
