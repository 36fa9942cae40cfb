import { Gallery } from '@/components/sections/Gallery/Gallery'
import { GalleryIndex } from '@/components/sections/GalleryIndex/GalleryIndex'
import { PropertyHero } from '@/components/sections/PropertyHero/PropertyHero'
import { PropertyText } from '@/components/sections/PropertyText/PropertyText'
import { WhatItHas } from '@/components/sections/WhatItHas/WhatItHas'
import { Main } from '@/components/site/Main'
import { metadataFor } from '../_shared/metadata'
import { PropertyBar, PropertyFoot } from '../_shared/property'
import { PropertyData } from '../_shared/structured-data'
import { bedroomsTitle, heroNote, viewerTitle } from '../_shared/visualisations'
import { content } from '../_shared/content'

const house = content.property('house')
const { galleries = [] } = house

export const generateMetadata = () => metadataFor({ path: house.path, ...house.page })

export default function HousePage() {
  return (
    <>
      <Main>
        <PropertyHero property={house} note={heroNote(house.hero)} />
        <PropertyText property={house} />
        <WhatItHas
          property={house}
          times={content.propertyWords.times}
          viewerTitle={bedroomsTitle(house.rooms)}
        />
        <GalleryIndex label={content.propertyWords.galleries} galleries={galleries}>
          {galleries.map((gallery, place) => (
            <Gallery
              key={gallery.id}
              {...gallery}
              viewerTitle={viewerTitle(gallery)}
              place={place}
              isDeep={place > 0 && place === galleries.length - 1}
              words={content.carouselWords}
            />
          ))}
        </GalleryIndex>
        <PropertyFoot property={house} />
      </Main>
      <PropertyBar property={house} />
      <PropertyData property={house} />
    </>
  )
}
