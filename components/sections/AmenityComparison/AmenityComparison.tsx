import { WaterText } from '@/components/ui/WaterText'
import { Figure } from '@/components/ui/Figure/Figure'
import { VisuallyHidden } from '@/components/ui/VisuallyHidden/VisuallyHidden'
import { fill } from '@/lib/format'
import type { Home } from '@/lib/schema/home'
import type { Property } from '@/lib/schema/property'
import parts from '@/components/ui/parts.module.scss'
import styles from './AmenityComparison.module.scss'

type AmenityComparisonProps = Home['amenities'] & {
  /** A column each. */
  properties: readonly Pick<Property, 'id' | 'kind' | 'has'>[]
}

/** A list laid out like a table: each amenity, and which of the properties have it. */
export function AmenityComparison(props: AmenityComparisonProps) {
  const { heading, text, picture, items, has, hasNot, properties } = props
  return (
    <section className={`${parts.section} ${styles.section}`} aria-labelledby="amenities">
      <div className={styles.intro}>
        <h2 id="amenities">{heading}</h2>
        <p className={styles.text}>{text}</p>
      </div>
      <Figure
        picture={picture}
        className={styles.figure}
        sizes="(min-width: 64em) 46vw, (min-width: 40em) 1px, 112vw"
      />
      <div className={styles.table}>
        <p className={`${parts.label} ${styles.columns}`} aria-hidden="true">
          {properties.map(({ id, kind }) => (
            <span key={id}>{kind}</span>
          ))}
        </p>
        <ul data-paper="low-rows">
          {items.map(({ id, name, detail }) => (
            <li key={id} className={styles.row}>
              <div className={styles.words}>
                <h3 className={parts.entry}>
                  <WaterText>{name}</WaterText>
                </h3>
                <p className={`${parts.small} ${parts.top4}`}>{detail}</p>
              </div>
              {properties.map((property) => (
                <p
                  key={property.id}
                  className={styles.availability}
                  data-has={property.has.includes(id) ? '' : undefined}
                >
                  <VisuallyHidden>
                    {fill(property.has.includes(id) ? has : hasNot, { property: property.kind })}
                  </VisuallyHidden>
                </p>
              ))}
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
