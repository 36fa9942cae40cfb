import styles from './OfflineBanner.module.scss'

/**
 * Shows at the foot of the viewport while the browser is offline (`components/enhancements/offline.ts`). The live
 * region is always in the page, so that its text is announced when it appears.
 */
export function OfflineBanner({ text }: { text: string }) {
  return (
    <div role="status" className={styles.place} data-screen-only>
      <p className={styles.words}>{text}</p>
    </div>
  )
}
