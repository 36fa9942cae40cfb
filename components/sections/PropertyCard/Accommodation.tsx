import type { CardWords, Property } from '@/lib/schema/property'
import styles from './Accommodation.module.scss'
import { PropertyCard } from './PropertyCard'

interface AccommodationProps {
  properties: readonly Property[]
  words: CardWords
}

/** The cards of the properties, the target of the link in the hero. Their pictures bleed left and right in turn. */
export function Accommodation({ properties, words }: AccommodationProps) {
  return (
    <section id="accommodation" className={styles.section} aria-label="Accommodation">
      {properties.map((property, index) => (
        <PropertyCard
          key={property.id}
          property={property}
          words={words}
          side={index % 2 ? 'right' : 'left'}
        />
      ))}
    </section>
  )
}
