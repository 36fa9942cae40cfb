import { house } from '@/content/properties/house'
import { propertyPage } from '@/lib/site/pages'
import { metadataFor } from '../_shared/metadata'
import { PropertyPage } from '../_shared/property-page'

export const generateMetadata = () => metadataFor(propertyPage(house))

export default function HousePage() {
  return <PropertyPage property={house} />
}
