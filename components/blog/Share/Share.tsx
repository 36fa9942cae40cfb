'use client'

import { useRef, useState } from 'react'
import { useAwake } from '@/components/ui/awake'
import { Button } from '@/components/ui/Button/Button'
import { copyText } from '@/components/ui/copy-text'
import type { ShareWords } from '@/lib/schema/article'
import styles from './Share.module.scss'

interface ShareProps {
  title: string
  url: string
  words: ShareWords
}

/** Hands an article to the device's own sharing where there is such a thing; else its link goes to the clipboard. */
export function Share({ title, url, words }: ShareProps) {
  const root = useRef<HTMLDivElement>(null)
  const [status, setStatus] = useState('')
  useAwake(root)
  const share = async () => {
    // Emptied first, so that a second press is announced as well.
    setStatus('')
    if (await shareNatively({ title, url })) return
    setStatus((await copyText(url)) ? words.copied : words.failed)
  }
  return (
    <div ref={root} className={styles.share}>
      <Button look="text" data-replay="" onClick={share}>
        {words.label}
      </Button>
      <span className={styles.status} role="status">
        <span key={status}>{status}</span>
      </span>
    </div>
  )
}

/** @returns false where the device cannot share, or not this; a person who thinks better of it has been served */
async function shareNatively(data: ShareData): Promise<boolean> {
  if (!navigator.share) return false
  return navigator.share(data).then(
    () => true,
    (reason: unknown) => reason instanceof DOMException && reason.name === 'AbortError',
  )
}
