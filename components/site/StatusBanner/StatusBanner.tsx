import type { LayoutWords } from '@/lib/schema/page'
import styles from './StatusBanner.module.scss'

interface StatusBannerProps {
  /** Shows while the browser is offline (`components/enhancements/offline.ts`). */
  offline: string
  /** Words for the photo viewer. Its status shows one of them (`components/ui/Viewer/open-viewer.ts`). */
  viewer: LayoutWords['viewerWords']
}

/**
 * Says at the foot of the viewport what the page waits for. The live regions are always in the page, so that a text is
 * announced when it appears. The words of the viewer stand in an attribute, because the viewer is plain script. It may write
 * into its status before React hydrates, which keeps what it finds there.
 */
export function StatusBanner({ offline, viewer }: StatusBannerProps) {
  return (
    <div className={styles.place} data-screen-only>
      <p aria-live="polite">
        <span className={styles.offline}>{offline}</span>
      </p>
      <p
        id="viewer-status"
        aria-live="polite"
        className={styles.viewer}
        data-words={JSON.stringify(viewer)}
        dangerouslySetInnerHTML={{ __html: '' }}
        suppressHydrationWarning
      />
    </div>
  )
}
