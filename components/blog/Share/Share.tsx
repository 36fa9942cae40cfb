import { Button } from '@/components/ui/Button/Button'
import type { ShareWords } from '@/lib/schema/article'
import styles from './Share.module.scss'

interface ShareProps {
  title: string
  url: string
  words: ShareWords
}

/** The share button. `components/enhancements/share.ts` handles the click and announces the result in the status. */
export function Share({ title, url, words }: ShareProps) {
  return (
    <div className={styles.share} data-screen-only>
      <Button
        look="text"
        data-share={url}
        data-title={title}
        data-copied={words.copied}
        data-failed={words.failed}
      >
        {words.label}
      </Button>
      <span className={styles.status} aria-live="polite" />
    </div>
  )
}
