import { ApartmentHero } from '@/components/sections/ApartmentHero/ApartmentHero'
import { ApartmentStay } from '@/components/sections/ApartmentStay/ApartmentStay'
import { CrossSell } from '@/components/sections/CrossSell/CrossSell'
import { PhotoGrid } from '@/components/sections/PhotoGrid/PhotoGrid'
import { PriceBand } from '@/components/sections/PriceBand/PriceBand'
import { PhoneBar } from '@/components/site/PhoneBar/PhoneBar'
import { pages } from '@/content/pages'
import { apartment, photoGrid } from '@/content/properties/apartment'
import { house } from '@/content/properties/house'
import { site } from '@/content/site'
import { bookLink } from '@/lib/booking/book-link'
import { euro } from '@/lib/format'
import { metadataFor } from '../metadata'
import { stayRows } from '../stay-rows'
import { LettingData } from '../structured-data'

export const generateMetadata = () => metadataFor(pages.apartment)

export default function ApartmentPage() {
  return (
    <>
      <ApartmentHero property={apartment} place={site.place} />
      <ApartmentStay property={apartment} rows={stayRows(apartment)} />
      <PhotoGrid pictures={photoGrid} of={apartment.name} />
      <PriceBand property={apartment} answer={site.answer} />
      <CrossSell property={house} />
      <PhoneBar
        price={euro(apartment.nightlyPrice)}
        scope={apartment.phoneScope}
        phone={site.phone}
        label={apartment.bookLabel}
        href={bookLink(apartment.id)}
      />
      <LettingData property={apartment} pictures={photoGrid} />
    </>
  )
}
