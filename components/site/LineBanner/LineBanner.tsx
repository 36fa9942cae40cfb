import styles from './LineBanner.module.scss'

/**
 * Says at the foot of the window that the line is lost, for as long as it is
 * (`components/site/page-script/line.ts`); the region is always there, so that its words are announced.
 */
export function LineBanner({ text }: { text: string }) {
  return (
    <div role="status" className={styles.place}>
      <p className={styles.words}>{text}</p>
    </div>
  )
}
