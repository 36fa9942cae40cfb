import { apartment } from '@/content/properties/apartment'
import { house } from '@/content/properties/house'
import { euro } from '@/lib/format'

/** The least a night costs: `From €248` */
export const fromPrice = `From ${euro(Math.min(house.nightlyPrice, apartment.nightlyPrice))}`
