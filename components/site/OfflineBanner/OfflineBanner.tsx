import styles from './OfflineBanner.module.scss'

/**
 * Says at the foot of the viewport that the browser is offline, while it is (`components/enhancements/offline.ts`). The live
 * region is always in the page, so that its text is announced when it appears.
 */
export function OfflineBanner({ text }: { text: string }) {
  return (
    <div role="status" className={styles.place}>
      <p className={styles.words}>{text}</p>
    </div>
  )
}
