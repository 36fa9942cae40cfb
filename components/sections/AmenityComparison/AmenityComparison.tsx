import { ChartText } from '@/components/ui/ChartText/ChartText'
import { Figure } from '@/components/ui/Figure/Figure'
import visuallyHidden from '@/components/ui/VisuallyHidden/VisuallyHidden.module.scss'
import type { Picture } from '@/lib/schema/picture'
import type { ComparedAmenity, Property } from '@/lib/schema/property'
import styles from './AmenityComparison.module.scss'

interface AmenityComparisonProps {
  heading: string
  text: string
  picture: Picture
  items: readonly ComparedAmenity[]
  /** A column each. */
  properties: readonly Pick<Property, 'id' | 'kind' | 'has'>[]
}

/** A list laid out like a table: each amenity, and which of the properties have it. */
export function AmenityComparison({ heading, text, picture, items, properties }: AmenityComparisonProps) {
  return (
    <section className={styles.section} aria-labelledby="amenities">
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
        <p className={styles.columns} aria-hidden="true">
          {properties.map(({ id, kind }) => (
            <span key={id}>{kind}</span>
          ))}
        </p>
        <ul>
          {items.map(({ id, name, detail }) => (
            <li key={id} className={styles.row}>
              <div className={styles.words}>
                <h3 className={styles.name}>
                  <ChartText>{name}</ChartText>
                </h3>
                <p className={styles.detail}>{detail}</p>
              </div>
              {properties.map((property) => (
                <Availability key={property.id} property={property.kind} has={property.has.includes(id)} />
              ))}
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}

function Availability({ property, has }: { property: string; has: boolean }) {
  return (
    <p className={styles.availability} data-has={has ? '' : undefined}>
      <span className={visuallyHidden.text}>{`${property}: ${has ? 'yes' : 'no'}`}</span>
    </p>
  )
}
