import type { Property } from '@/lib/schema/property'
import { house } from './house'

export const properties: readonly Property[] = [house]
