import type { Drawing as DrawingFile } from '@/lib/schema/chart'
import { PHONE } from '../Photo/Photo'
import styles from './Drawing.module.scss'

interface DrawingProps {
  drawing: DrawingFile
  /** In its place on phones. */
  onPhones?: DrawingFile
}

/**
 * A drawing of the build, fetched when it comes near: a file of its own, because inside the page it would be sent twice
 * (docs/decisions/0005-how-the-chart-is-drawn.md). Fills its box; what it shows is said by the element around it.
 */
export function Drawing({ drawing, onPhones }: DrawingProps) {
  return (
    <picture className={styles.picture}>
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
