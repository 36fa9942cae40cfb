import { properties } from '@/content'

const propertyOf = (id: string) => properties.find((property) => property.id === id)!

/** The properties of the requirements: one with carousels, one with a grid of pictures. Only tests that need the very one use them. */
export const house = propertyOf('house')
export const apartment = propertyOf('apartment')
export const galleries = house?.galleries ?? []
export const photoGrid = apartment?.photoGrid ?? []
