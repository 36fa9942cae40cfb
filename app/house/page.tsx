import { Gallery } from '@/components/sections/Gallery/Gallery'
import { GalleryIndex } from '@/components/sections/GalleryIndex/GalleryIndex'
import { WideHero } from '@/components/sections/PropertyHero/WideHero'
import { PropertyText } from '@/components/sections/PropertyText/PropertyText'
import { Main } from '@/components/site/Main'
import { metadataFor } from '../_shared/metadata'
import { PropertyBar, PropertyFoot, roomsOf } from '../_shared/property'
import { PropertyData } from '../_shared/structured-data'
import { heroNote, viewerTitle } from '../_shared/visualisations'
import { content } from '../_shared/content'

const house = content.property('house')
const { galleries = [] } = house

export const generateMetadata = () => metadataFor({ path: house.path, ...house.page })

export default function HousePage() {
  return (
    <>
      <Main>
        <WideHero property={house} note={heroNote(house.hero)} />
        <PropertyText property={house} lede={house.lede} more={content.propertyWords.more} />
        <GalleryIndex label={content.propertyWords.galleries} galleries={galleries}>
          {galleries.map((gallery, place) => (
            <Gallery
              key={gallery.id}
              {...gallery}
              viewerTitle={viewerTitle(gallery)}
              place={place}
              isDeep={place > 0 && place === galleries.length - 1}
              words={content.carouselWords}
            >
              {gallery.id === 'bedrooms' && roomsOf(house)}
            </Gallery>
          ))}
        </GalleryIndex>
        <PropertyFoot property={house} />
      </Main>
      <PropertyBar property={house} />
      <PropertyData property={house} />
    </>
  )
}
