import type { ComponentType } from 'react'
import type { PropertyStayProps } from '@/components/sections/PropertyStay/WideStay'
import { gettingHere } from '@/content/getting-here'
import { propertyWords } from '@/content/properties/words'
import type { NavigationLink } from '@/lib/schema/page'
import type { Property } from '@/lib/schema/property'
import { stayRows } from './prices'
import { withTakenNights } from './taken-nights'

interface PropertyStayInLayout {
  property: Property
  layout: ComponentType<PropertyStayProps>
}

/** What a property offers and costs, in one of the layouts, and below it the nights that are taken. */
export const PropertyStay = ({ property, layout: Layout }: PropertyStayInLayout) =>
  withTakenNights(
    property.id,
    <Layout property={property} rows={stayRows(property)} more={practicalLink(property)} />,
  )

/** The link from below the amenities to what is good to know, or to the way while nothing is written there. */
const practicalLink = ({ goodToKnow = [] }: Property): NavigationLink =>
  goodToKnow.length > 0
    ? { label: propertyWords.goodToKnow.linkLabel, href: '#good-to-know' }
    : { label: gettingHere.heading, href: '#getting-here' }
