import { AdjoiningSheets } from '@/components/sections/AdjoiningSheets/AdjoiningSheets'
import { Gallery } from '@/components/sections/Gallery/Gallery'
import { GalleryIndex } from '@/components/sections/GalleryIndex/GalleryIndex'
import { HouseHero } from '@/components/sections/HouseHero/HouseHero'
import { HouseStay } from '@/components/sections/HouseStay/HouseStay'
import { PriceBand } from '@/components/sections/PriceBand/PriceBand'
import { adjoiningWords } from '@/content/navigation'
import { visualisations } from '@/content/photos/visualisations'
import { galleries, house } from '@/content/properties/house'
import { propertyWords } from '@/content/properties/words'
import { site } from '@/content/site'
import { picturesOf } from '@/lib/pictures'
import { adjoiningSheets } from '../_shared/adjoining-sheets'
import { metadataFor } from '../_shared/metadata'
import { OtherProperty } from '../_shared/other-property'
import { PropertyPhoneBar } from '../_shared/phone-bars'
import { PropertyPractical, practicalLink } from '../_shared/practical'
import { priceTerms, stayRows } from '../_shared/prices'
import { LettingData } from '../_shared/structured-data'
import { withTakenNights } from '../_shared/taken-nights'
import { picturesNote } from '../_shared/visualisations'

export const generateMetadata = () => metadataFor({ path: house.path, ...house.page })

export default async function HousePage() {
  return (
    <>
      <HouseHero property={house} note={site.heroNote} picturesNote={picturesNote} />
      {withTakenNights(
        'house',
        <HouseStay property={house} rows={stayRows(house)} more={practicalLink(house)} />,
      )}
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
      <PropertyPractical property={house} />
      <PriceBand
        property={house}
        nightly={propertyWords.price.nightly}
        answer={site.answer}
        terms={priceTerms(house)}
      />
      <OtherProperty than={house} />
      <AdjoiningSheets {...adjoiningWords} sheets={await adjoiningSheets(house.path)} />
      <PropertyPhoneBar property={house} />
      <LettingData property={house} pictures={picturesOf(house)} />
    </>
  )
}
