import { Gallery } from '@/components/sections/Gallery/Gallery'
import { GalleryIndex } from '@/components/sections/GalleryIndex/GalleryIndex'
import { WideHero } from '@/components/sections/PropertyHero/WideHero'
import { WideStay } from '@/components/sections/PropertyStay/WideStay'
import { visualisations } from '@/content/photos/visualisations'
import { galleries, house } from '@/content/properties/house'
import { site } from '@/content/site'
import { metadataFor } from '../_shared/metadata'
import { PropertyFoot } from '../_shared/property-foot'
import { PropertyStay } from '../_shared/property-stay'
import { picturesNote } from '../_shared/visualisations'

export const generateMetadata = () => metadataFor({ path: house.path, ...house.page })

export default function HousePage() {
  return (
    <>
      <WideHero property={house} note={site.heroNote} picturesNote={picturesNote} />
      <PropertyStay property={house} layout={WideStay} />
      <GalleryIndex galleries={galleries}>
        {galleries.map((gallery, index) => (
          <Gallery
            key={gallery.id}
            {...gallery}
            of={house.name}
            note={index === 0 && visualisations.gallery}
          />
        ))}
      </GalleryIndex>
      <PropertyFoot property={house} />
    </>
  )
}
