import { CrossSell } from '@/components/property/CrossSell/CrossSell'
import { Ending } from '@/components/property/Ending/Ending'
import { GettingHere } from '@/components/property/GettingHere/GettingHere'
import { PhotoGrid } from '@/components/property/PhotoGrid/PhotoGrid'
import { PropertyHero } from '@/components/property/PropertyHero/PropertyHero'
import { PropertyText } from '@/components/property/PropertyText/PropertyText'
import { WhatItHas } from '@/components/property/WhatItHas/WhatItHas'
import { WeekFromTheDoor } from '@/components/property/WeekFromTheDoor/WeekFromTheDoor'
import { Main } from '@/components/site/Main'
import { PhoneBar } from '@/components/site/PhoneBar/PhoneBar'
import { PageScript } from '@/components/ui/PageScript'
import { picture } from '@/content/photos/picture'
import { properties } from '@/content/properties/all'
import { apartment } from '@/content/properties/apartment'
import { house } from '@/content/properties/house'
import { site } from '@/content/site'
import { propertyPage, propertyPath } from '@/lib/site/pages'
import { propertyPlace } from '@/lib/site/structured-data'
import { metadataFor } from '../_shared/metadata'
import { StructuredData } from '../_shared/structured-data'

const { photoGrid = [] } = apartment

export const generateMetadata = () => metadataFor(propertyPage(apartment))

export default function ApartmentPage() {
  return (
    <>
      <Main bar>
        <PropertyHero property={apartment} />
        <PageScript />
        <PropertyText property={apartment} />
        <WhatItHas property={apartment} />
        {photoGrid.length > 1 && <PhotoGrid pictures={photoGrid.slice(0, -1)} />}
        <GettingHere />
        <WeekFromTheDoor />
        <Ending
          property={apartment}
          picture={photoGrid.at(-1) ?? apartment.hero}
          registration={site.owner.lettingNumbers.apartment}
        />
        <CrossSell property={house} />
      </Main>
      <PhoneBar phone={site.phone} properties={properties} own={apartment} />
      <StructuredData
        path={propertyPath(apartment)}
        things={[propertyPlace(site, apartment, properties, picture)]}
      />
    </>
  )
}
