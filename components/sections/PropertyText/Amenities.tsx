import { Icon } from '@/components/ui/Icon'
import { Link } from '@/components/ui/Link/Link'
import { Rows } from '@/components/ui/Rows/Rows'
import type { Property } from '@/lib/schema/property'
import parts from '@/components/ui/parts.module.scss'

interface AmenitiesProps {
  property: Property
  /** The link below the amenities, to the owner's answers. */
  more: string
}

/** The amenities of a property: a row each, with a name and a detail; on paper the names alone. */
export const Amenities = ({ property: { amenitiesHeading, amenities }, more }: AmenitiesProps) => (
  <div data-paper="names">
    {amenitiesHeading && <h2 className={parts.h3}>{amenitiesHeading}</h2>}
    <Rows
      look="details"
      rows={amenities.map(({ name, detail }) => ({ term: name, value: detail }))}
      className={amenitiesHeading && parts.top16}
    />
    <Link href="#good-to-know" look="text" className={parts.top12} data-screen-only>
      {more}
      <Icon name="arrowDown" />
    </Link>
  </div>
)
