import { CrossSell } from '@/components/property/CrossSell/CrossSell'
import { Ending } from '@/components/property/Ending/Ending'
import { GalleryIndex } from '@/components/property/GalleryIndex/GalleryIndex'
import { GettingHere } from '@/components/property/GettingHere/GettingHere'
import { PhotoGrid } from '@/components/property/PhotoGrid/PhotoGrid'
import { PropertyHero } from '@/components/property/PropertyHero/PropertyHero'
import { PropertyText } from '@/components/property/PropertyText/PropertyText'
import { WhatItHas } from '@/components/property/WhatItHas/WhatItHas'
import { WeekFromTheDoor } from '@/components/property/WeekFromTheDoor/WeekFromTheDoor'
import { Main } from '@/components/site/Main'
import { PhoneBar } from '@/components/site/PhoneBar/PhoneBar'
import { Gallery } from '@/components/ui/Gallery/Gallery'
import { shapesOf } from '@/components/ui/Gallery/shape'
import { PageScript } from '@/components/ui/PageScript'
import { picture } from '@/content/photos/picture'
import { properties } from '@/content/properties/all'
import { site } from '@/content/site'
import { propertyPath } from '@/lib/site/pages'
import { propertyPlace } from '@/lib/site/structured-data'
import type { Property } from '@/lib/schema'
import { StructuredData } from './structured-data'

/** The page of a property, with galleries and their index, or a grid; the last of these ends the page. */
export function PropertyPage({ property }: { property: Property }) {
  const other = properties.find(({ id }) => id !== property.id)
  const { galleries = [], photoGrid = [] } = property
  const shapes = shapesOf(galleries.map(({ pictures }) => pictures.length))
  const last = galleries.at(-1)
  const afterPictures = (
    <>
      <GettingHere />
      <WeekFromTheDoor />
      <Ending
        property={property}
        picture={last?.pictures[0] ?? photoGrid.at(-1) ?? property.hero}
        gallery={last}
        registration={site.owner.lettingNumbers[property.id]}
      />
    </>
  )
  return (
    <>
      <Main bar>
        <PropertyHero property={property} />
        <PageScript />
        <PropertyText property={property} />
        <WhatItHas property={property} />
        {photoGrid.length > 1 && <PhotoGrid pictures={photoGrid.slice(0, -1)} />}
        {last ? (
          <GalleryIndex property={property}>
            {galleries.slice(0, -1).map((gallery, place) => (
              <Gallery key={gallery.id} {...gallery} shape={shapes[place]!} />
            ))}
            {afterPictures}
          </GalleryIndex>
        ) : (
          afterPictures
        )}
        {other && <CrossSell property={other} />}
      </Main>
      <PhoneBar phone={site.phone} properties={properties} own={property} />
      <StructuredData
        path={propertyPath(property)}
        things={[propertyPlace(site, property, picture, properties)]}
      />
    </>
  )
}
