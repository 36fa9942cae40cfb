import { CrossSell } from '@/components/property/CrossSell/CrossSell'
import { Gallery } from '@/components/ui/Gallery/Gallery'
import { GalleryIndex } from '@/components/property/GalleryIndex/GalleryIndex'
import { GettingHere } from '@/components/property/GettingHere/GettingHere'
import { PriceBand } from '@/components/property/PriceBand/PriceBand'
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

const { galleries = [] } = house

export const generateMetadata = () => metadataFor(propertyPage(house))

export default function HousePage() {
  return (
    <>
      <Main bar>
        <PropertyHero property={house} />
        <PageScript />
        <PropertyText property={house} />
        <WhatItHas property={house} />
        {galleries.length > 0 && (
          <GalleryIndex galleries={galleries}>
            {galleries.map((gallery, place) => (
              <Gallery
                key={gallery.id}
                {...gallery}
                place={place}
                isDeep={place > 0 && place === galleries.length - 1}
              />
            ))}
          </GalleryIndex>
        )}
        <GettingHere />
        <WeekFromTheDoor />
        <PriceBand property={house} registration={site.owner.lettingNumbers.house} />
        <CrossSell property={apartment} />
      </Main>
      <PhoneBar phone={site.phone} properties={properties} own={house} />
      <StructuredData path={propertyPath(house)} things={[propertyPlace(site, house, properties, picture)]} />
    </>
  )
}
