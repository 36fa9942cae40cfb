import { CopyButton, CopyOutcome } from '@/components/ui/Copy/Copy'
import type { ShareWords } from '@/lib/schema/article'
import styles from './Share.module.scss'

interface ShareProps {
  title: string
  url: string
  words: ShareWords
}

/** The share button of an article, whose address stands beside it. */
export const Share = ({ title, url, words }: ShareProps) => (
  <div className={styles.share} data-screen-only>
    <CopyButton text={url} share={{ title, url }} words={words}>
      {words.label}
    </CopyButton>
    <CopyOutcome />
  </div>
)
