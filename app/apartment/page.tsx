import { CrossSell } from '@/components/property/CrossSell/CrossSell'
import { GettingHere } from '@/components/property/GettingHere/GettingHere'
import { PhotoGrid } from '@/components/property/PhotoGrid/PhotoGrid'
import { PriceBand } from '@/components/property/PriceBand/PriceBand'
import { PropertyHero } from '@/components/property/PropertyHero/PropertyHero'
import { PropertyText } from '@/components/property/PropertyText/PropertyText'
import { WhatItHas } from '@/components/property/WhatItHas/WhatItHas'
import { WeekFromTheDoor } from '@/components/property/WeekFromTheDoor/WeekFromTheDoor'
import { Main } from '@/components/site/Main'
import { PhoneBar } from '@/components/site/PhoneBar/PhoneBar'
import { PageScript } from '@/components/ui/PageScript'
import { apartment, house, properties, site } from '@/content'
import { propertyPlace } from '@/lib/site/structured-data'
import { metadataFor } from '../_shared/metadata'
import { StructuredData } from '../_shared/structured-data'

export const generateMetadata = () => metadataFor({ path: apartment.path, ...apartment.page })

export default function ApartmentPage() {
  return (
    <>
      <Main bar>
        <PropertyHero property={apartment} />
        <PageScript />
        <PropertyText property={apartment} />
        <WhatItHas property={apartment} />
        <PhotoGrid pictures={apartment.photoGrid ?? []} />
        <GettingHere />
        <WeekFromTheDoor />
        <PriceBand property={apartment} registration={site.owner.lettingNumbers.apartment} />
        <CrossSell property={house} />
      </Main>
      <PhoneBar phone={site.phone} properties={properties} own={apartment} />
      <StructuredData path={apartment.path} things={[propertyPlace(site, apartment)]} />
    </>
  )
}
