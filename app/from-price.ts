import { properties } from '@/content/properties/all'
import { euro } from '@/lib/format'

/** The lowest price of a night: `From €248` */
export const fromPrice = `From ${euro(Math.min(...Object.values(properties).map(({ nightlyPrice }) => nightlyPrice)))}`
