import { PhotoGrid } from '@/components/sections/PhotoGrid/PhotoGrid'
import { PropertyHero } from '@/components/sections/PropertyHero/PropertyHero'
import { PropertyText } from '@/components/sections/PropertyText/PropertyText'
import { WhatItHas } from '@/components/sections/WhatItHas/WhatItHas'
import { Main } from '@/components/site/Main'
import { apartment, site } from '@/content'
import { visualisations } from '@/content/photos/visualisations'
import { propertyWords } from '@/content/properties/words'
import { propertyPlace } from '@/lib/site/structured-data'
import { metadataFor } from '../_shared/metadata'
import { PropertyBar, PropertyFoot } from '../_shared/property'
import { StructuredData } from '../_shared/structured-data'
import { bedroomsTitle, heroNote, viewerTitle } from '../_shared/visualisations'

const { photoGrid = [] } = apartment
const { gridHeading } = visualisations

export const generateMetadata = () => metadataFor({ path: apartment.path, ...apartment.page })

export default function ApartmentPage() {
  return (
    <>
      <Main>
        <PropertyHero property={apartment} note={heroNote(apartment.hero)} />
        <PropertyText property={apartment} />
        <WhatItHas
          property={apartment}
          times={propertyWords.times}
          viewerTitle={bedroomsTitle(apartment.rooms)}
        />
        <PhotoGrid
          heading={gridHeading}
          pictures={photoGrid}
          viewerTitle={viewerTitle({ heading: gridHeading, pictures: photoGrid })}
        />
        <PropertyFoot property={apartment} />
      </Main>
      <PropertyBar property={apartment} />
      <StructuredData path={apartment.path} things={[propertyPlace(site, apartment)]} />
    </>
  )
}
