import { Gallery } from '@/components/sections/Gallery/Gallery'
import { GalleryIndex } from '@/components/sections/GalleryIndex/GalleryIndex'
import { PropertyHero } from '@/components/sections/PropertyHero/PropertyHero'
import { PropertyText } from '@/components/sections/PropertyText/PropertyText'
import { WhatItHas } from '@/components/sections/WhatItHas/WhatItHas'
import { Main } from '@/components/site/Main'
import { house, site } from '@/content'
import { propertyWords } from '@/content/properties/words'
import { propertyPlace } from '@/lib/site/structured-data'
import { metadataFor } from '../_shared/metadata'
import { PropertyBar, PropertyFoot } from '../_shared/property'
import { StructuredData } from '../_shared/structured-data'
import { bedroomsTitle, heroNote, viewerTitle } from '../_shared/visualisations'

const { galleries = [] } = house

export const generateMetadata = () => metadataFor({ path: house.path, ...house.page })

export default function HousePage() {
  return (
    <>
      <Main>
        <PropertyHero property={house} note={heroNote(house.hero)} />
        <PropertyText property={house} />
        <WhatItHas property={house} times={propertyWords.times} viewerTitle={bedroomsTitle(house.rooms)} />
        <GalleryIndex label={propertyWords.galleries} galleries={galleries}>
          {galleries.map((gallery, place) => (
            <Gallery
              key={gallery.id}
              {...gallery}
              viewerTitle={viewerTitle(gallery)}
              place={place}
              isDeep={place > 0 && place === galleries.length - 1}
            />
          ))}
        </GalleryIndex>
        <PropertyFoot property={house} />
      </Main>
      <PropertyBar property={house} />
      <StructuredData path={house.path} things={[propertyPlace(site, house)]} />
    </>
  )
}
