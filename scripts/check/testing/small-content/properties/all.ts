import type { Written } from '@/lib/content/written'
import type { Property } from '@/lib/schema/property'
import { house } from './house'

export const properties: readonly Written<Property>[] = [house]
