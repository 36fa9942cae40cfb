import { CrossSell } from '@/components/property/CrossSell/CrossSell'
import { Ending } from '@/components/property/Ending/Ending'
import { Gallery } from '@/components/ui/Gallery/Gallery'
import { shapesOf } from '@/components/ui/Gallery/shape'
import { GalleryIndex } from '@/components/property/GalleryIndex/GalleryIndex'
import { GettingHere } from '@/components/property/GettingHere/GettingHere'
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
const shapes = shapesOf(galleries.map(({ pictures }) => pictures.length))
const last = galleries.at(-1)

export const generateMetadata = () => metadataFor(propertyPage(house))

export default function HousePage() {
  return (
    <>
      <Main bar>
        <PropertyHero property={house} />
        <PageScript />
        <PropertyText property={house} />
        <WhatItHas property={house} />
        <GalleryIndex property={house}>
          {galleries.slice(0, -1).map((gallery, place) => (
            <Gallery key={gallery.id} {...gallery} shape={shapes[place]!} />
          ))}
          <GettingHere />
          <WeekFromTheDoor />
          <Ending
            property={house}
            picture={last?.pictures[0] ?? house.hero}
            gallery={last}
            registration={site.owner.lettingNumbers.house}
          />
        </GalleryIndex>
        <CrossSell property={apartment} />
      </Main>
      <PhoneBar phone={site.phone} properties={properties} own={house} />
      <StructuredData path={propertyPath(house)} things={[propertyPlace(site, house, properties, picture)]} />
    </>
  )
}
