import type { LayoutWords } from '@/lib/schema/page'
import styles from './ViewerStatus.module.scss'

/**
 * Says at the foot of the viewport what the photo viewer waits for. The live region is always in the page, so that a text is
 * announced when it appears. The words stand in an attribute, because the viewer is plain script. It may write into its status
 * before React hydrates, which keeps what it finds there.
 */
export const ViewerStatus = ({ words }: { words: LayoutWords['viewerWords'] }) => (
  <p
    id="viewer-status"
    aria-live="polite"
    className={styles.status}
    data-words={JSON.stringify(words)}
    data-screen-only
    dangerouslySetInnerHTML={{ __html: '' }}
    suppressHydrationWarning
  />
)
