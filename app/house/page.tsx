import { Gallery } from '@/components/sections/Gallery/Gallery'
import { GalleryIndex } from '@/components/sections/GalleryIndex/GalleryIndex'
import { WideHero } from '@/components/sections/PropertyHero/WideHero'
import { WideStay } from '@/components/sections/PropertyStay/WideStay'
import { Main } from '@/components/site/Main'
import { carouselWords } from '@/content/navigation'
import { visualisations } from '@/content/photos/visualisations'
import { galleries, house } from '@/content/properties/house'
import { propertyWords } from '@/content/properties/words'
import { metadataFor } from '../_shared/metadata'
import { PropertyBar, PropertyFoot, PropertyStay } from '../_shared/property'
import { PropertyData } from '../_shared/structured-data'
import { galleryTitle, heroNote } from '../_shared/visualisations'

export const generateMetadata = () => metadataFor({ path: house.path, ...house.page })

export default function HousePage() {
  return (
    <>
      <Main>
        <WideHero property={house} note={heroNote(house.hero)} />
        <PropertyStay property={house} layout={WideStay} />
        <GalleryIndex label={propertyWords.galleries} galleries={galleries}>
          {galleries.map((gallery, index) => (
            <Gallery
              key={gallery.id}
              {...gallery}
              viewerTitle={galleryTitle(house.name, gallery.heading, gallery.pictures)}
              note={index === 0 && visualisations.gallery}
              words={carouselWords}
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
