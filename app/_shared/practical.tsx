import { Practical } from '@/components/sections/Practical/Practical'
import { leafletChart } from '@/content/chart/chart'
import { gettingHere } from '@/content/getting-here'
import { home } from '@/content/home'
import { propertyWords } from '@/content/properties/words'
import type { NavigationLink } from '@/lib/schema/page'
import type { Property } from '@/lib/schema/property'

const { heading, linkLabel } = propertyWords.goodToKnow

/** The link from below the amenities to the practical section of the same page. */
export const practicalLink = ({ goodToKnow = [] }: Property): NavigationLink =>
  goodToKnow.length > 0
    ? { label: linkLabel, href: '#good-to-know' }
    : { label: gettingHere.heading, href: '#getting-here' }

export const PropertyPractical = ({ property: { goodToKnow = [] } }: { property: Property }) => (
  <Practical
    heading={heading}
    rows={goodToKnow}
    gettingHere={gettingHere}
    location={home.location}
    chart={leafletChart}
  />
)
