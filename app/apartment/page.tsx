import { apartment } from '@/content/properties/apartment'
import { propertyPage } from '@/lib/site/pages'
import { metadataFor } from '../_shared/metadata'
import { PropertyPage } from '../_shared/property-page'

export const generateMetadata = () => metadataFor(propertyPage(apartment))

export default function ApartmentPage() {
  return <PropertyPage property={apartment} />
}
