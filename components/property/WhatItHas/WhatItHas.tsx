import { Rows } from '@/components/ui/Rows/Rows'
import { propertyWords } from '@/content/properties/words'
import type { Property } from '@/lib/schema'
import parts from '@/components/ui/parts.module.scss'
import styles from './WhatItHas.module.scss'

/** What a property has: its bedrooms, the times of a stay and what is good to know, and beside them its amenities. */
export function WhatItHas({ property }: { property: Property }) {
  const { rooms, amenities, goodToKnow } = property
  const { unknownBeds } = propertyWords
  return (
    <div className={styles.section}>
      <section className={parts.stack}>
        <h2 className={parts.h3}>{propertyWords.rooms}</h2>
        <Rows
          look="summary"
          rows={rooms.map(({ name, beds = unknownBeds }) => ({ term: name, value: beds }))}
          className={styles.rooms}
        />
        <p>{propertyWords.times}</p>
        {goodToKnow.length > 0 && (
          <div className={`${parts.stack} ${styles.known}`}>
            <h2 className={parts.h3}>{propertyWords.goodToKnow}</h2>
            <Rows look="details" rows={goodToKnow} />
          </div>
        )}
      </section>
      <section id="amenities" className={parts.stack}>
        <h2 className={parts.h3}>{propertyWords.amenities}</h2>
        <ul className={`${parts.rows} ${styles.amenities}`}>
          {amenities.map(({ name, detail }) => (
            <li key={name}>
              {name}
              {detail && <p className={parts.small}>{detail}</p>}
            </li>
          ))}
        </ul>
      </section>
    </div>
  )
}
