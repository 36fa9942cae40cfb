import { PHONE } from '@/lib/pictures'
import type { Drawing as DrawingFile } from '@/lib/chart/types'
import styles from './Drawing.module.scss'

interface DrawingProps {
  drawing: DrawingFile
  /** The drawing to show on phones instead. */
  onPhones?: DrawingFile
}

/**
 * A drawing of `public/charts`, loaded lazily. It is a file, because inline it would also be part of the payload
 * (docs/decisions/0005-how-the-chart-is-drawn.md). It fills its box; the element around it has the text alternative.
 */
export function Drawing({ drawing, onPhones }: DrawingProps) {
  return (
    <picture>
      {onPhones && (
        <source media={PHONE} srcSet={onPhones.src} width={onPhones.width} height={onPhones.height} />
      )}
      <img
        className={styles.image}
        src={drawing.src}
        width={drawing.width}
        height={drawing.height}
        alt=""
        loading="lazy"
        decoding="async"
      />
    </picture>
  )
}
