import { CrossSell } from '@/components/sections/CrossSell/CrossSell'
import { Gallery } from '@/components/sections/Gallery/Gallery'
import { GalleryIndex } from '@/components/sections/GalleryIndex/GalleryIndex'
import { HouseHero } from '@/components/sections/HouseHero/HouseHero'
import { HouseStay } from '@/components/sections/HouseStay/HouseStay'
import { PriceBand } from '@/components/sections/PriceBand/PriceBand'
import { PhoneBar } from '@/components/site/PhoneBar/PhoneBar'
import { pages } from '@/content/pages'
import { apartment } from '@/content/properties/apartment'
import { galleries, house } from '@/content/properties/house'
import { site } from '@/content/site'
import { bookLink } from '@/lib/booking/book-link'
import { euro } from '@/lib/format'
import { metadataFor } from '../metadata'
import { stayRows } from '../stay-rows'
import { LettingData } from '../structured-data'

export const generateMetadata = () => metadataFor(pages.house)

export default function HousePage() {
  return (
    <>
      <HouseHero property={house} place={site.place} />
      <HouseStay property={house} rows={stayRows(house)} />
      <GalleryIndex galleries={galleries} />
      {galleries.map((gallery) => (
        <Gallery key={gallery.id} {...gallery} of={house.name} />
      ))}
      <PriceBand property={house} answer={site.answer} afterDeep />
      <CrossSell property={apartment} />
      <PhoneBar
        price={euro(house.nightlyPrice)}
        scope={house.phoneScope}
        phone={site.phone}
        label={house.bookLabel}
        href={bookLink(house.id)}
      />
      <LettingData property={house} pictures={galleries.flatMap(({ pictures }) => pictures)} />
    </>
  )
}
