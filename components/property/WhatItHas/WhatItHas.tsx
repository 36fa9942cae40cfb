import { Figure } from '@/components/ui/Figure/Figure'
import { Rows } from '@/components/ui/Rows/Rows'
import { viewerTitle } from '@/components/ui/visualisations'
import { WaterText } from '@/components/ui/WaterText'
import { picture } from '@/content/photos/picture'
import { propertyWords } from '@/content/properties/words'
import type { Property } from '@/lib/schema'
import parts from '@/components/ui/parts.module.scss'
import styles from './WhatItHas.module.scss'

/** What a property has: its bedrooms, and beside them its amenities, the times of a stay and what is good to know. */
export function WhatItHas({ property }: { property: Property }) {
  const { amenities, goodToKnow } = property
  const rooms = property.rooms.map((room) => ({
    ...room,
    picture: room.picture ? picture(room.picture) : undefined,
  }))
  const pictures = rooms.map((room) => room.picture)
  return (
    <div className={styles.section}>
      <section data-viewer={viewerTitle(propertyWords.rooms, pictures)}>
        <h2>{propertyWords.rooms}</h2>
        <ul className={styles.rooms}>
          {rooms.map(({ name, beds, picture: shown }) => (
            <li key={name}>
              {shown && (
                <Figure
                  picture={shown}
                  sizes="(min-width: 64em) 28vw, (min-width: 24em) 47vw, 94vw"
                  captioned={false}
                  linked
                />
              )}
              <p className={styles.room}>{name}</p>
              {beds && <p className={parts.small}>{beds}</p>}
            </li>
          ))}
        </ul>
      </section>
      <section id="amenities">
        <h2>{propertyWords.amenities}</h2>
        <ul className={styles.amenities}>
          {amenities.map(({ name, detail }) => (
            <li key={name}>
              <WaterText>{name}</WaterText>
              {detail && <p className={parts.small}>{detail}</p>}
            </li>
          ))}
        </ul>
        <p className={styles.times}>{propertyWords.times}</p>
        {goodToKnow.length > 0 && (
          <div className={styles.known}>
            <h2 className={parts.h3}>{propertyWords.goodToKnow}</h2>
            <Rows look="details" rows={goodToKnow} />
          </div>
        )}
      </section>
    </div>
  )
}
