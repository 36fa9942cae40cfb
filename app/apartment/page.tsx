import { ApartmentHero } from '@/components/sections/ApartmentHero/ApartmentHero'
import { ApartmentStay } from '@/components/sections/ApartmentStay/ApartmentStay'
import { AdjoiningSheets } from '@/components/sections/AdjoiningSheets/AdjoiningSheets'
import { PhotoGrid } from '@/components/sections/PhotoGrid/PhotoGrid'
import { PriceBand } from '@/components/sections/PriceBand/PriceBand'
import { adjoiningWords } from '@/content/navigation'
import { visualisations } from '@/content/photos/visualisations'
import { apartment, photoGrid } from '@/content/properties/apartment'
import { propertyWords } from '@/content/properties/words'
import { site } from '@/content/site'
import { wordsFor } from '@/lib/pictures'
import { adjoiningSheets } from '../_shared/adjoining-sheets'
import { metadataFor } from '../_shared/metadata'
import { OtherProperty } from '../_shared/other-property'
import { PropertyPhoneBar } from '../_shared/phone-bars'
import { PropertyPractical, practicalLink } from '../_shared/practical'
import { priceTerms, stayRows } from '../_shared/prices'
import { LettingData } from '../_shared/structured-data'
import { withTakenNights } from '../_shared/taken-nights'
import { picturesNote } from '../_shared/visualisations'

export const generateMetadata = () => metadataFor({ path: apartment.path, ...apartment.page })

export default async function ApartmentPage() {
  return (
    <>
      <ApartmentHero property={apartment} note={site.heroNote} picturesNote={picturesNote} />
      {withTakenNights(
        'apartment',
        <ApartmentStay property={apartment} rows={stayRows(apartment)} more={practicalLink(apartment)} />,
      )}
      <PhotoGrid
        heading={wordsFor(photoGrid, visualisations.gridHeading)}
        note={visualisations.gallery}
        pictures={photoGrid}
        of={apartment.name}
      />
      <PropertyPractical property={apartment} />
      <PriceBand
        property={apartment}
        nightly={propertyWords.price.nightly}
        answer={site.answer}
        terms={priceTerms(apartment)}
      />
      <OtherProperty than={apartment} />
      <AdjoiningSheets {...adjoiningWords} sheets={await adjoiningSheets(apartment.path)} />
      <PropertyPhoneBar property={apartment} />
      <LettingData property={apartment} pictures={photoGrid} />
    </>
  )
}
