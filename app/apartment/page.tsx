import { PhotoGrid } from '@/components/sections/PhotoGrid/PhotoGrid'
import { SplitHero } from '@/components/sections/PropertyHero/SplitHero'
import { PropertyText } from '@/components/sections/PropertyText/PropertyText'
import { Main } from '@/components/site/Main'
import { metadataFor } from '../_shared/metadata'
import { PropertyBar, PropertyFoot, roomsOf } from '../_shared/property'
import { PropertyData } from '../_shared/structured-data'
import { heroNote, viewerTitle } from '../_shared/visualisations'
import { content } from '../_shared/content'

const apartment = content.property('apartment')
const { photoGrid = [] } = apartment
const { gridHeading } = content.visualisations

export const generateMetadata = () => metadataFor({ path: apartment.path, ...apartment.page })

export default function ApartmentPage() {
  return (
    <>
      <Main>
        <SplitHero property={apartment} note={heroNote(apartment.hero)} />
        <PropertyText property={apartment} more={content.propertyWords.more} />
        <PhotoGrid
          heading={gridHeading}
          pictures={photoGrid}
          viewerTitle={viewerTitle({ heading: gridHeading, pictures: photoGrid })}
        >
          {roomsOf(apartment)}
        </PhotoGrid>
        <PropertyFoot property={apartment} />
      </Main>
      <PropertyBar property={apartment} />
      <PropertyData property={apartment} />
    </>
  )
}
