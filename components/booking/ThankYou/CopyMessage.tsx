import { Button } from '@/components/ui/Button/Button'
import { messageToCopy } from '@/lib/booking/message'
import { ManualCopy } from '../ManualCopy/ManualCopy'
import { useCopy } from '../use-copy'
import styles from './SendStep.module.scss'
import type { RequestProps } from './thank-you-props'

/** For guests whose device opens no email program: what to do, and the message and the address to copy. */
export function CopyMessage({ request, terms, site, words: { send, message } }: RequestProps) {
  const { outcome, copy } = useCopy()
  const address = site.email.display
  const isAddress = outcome?.text === address
  const ofMessage = { copied: send.copied, failed: send.copyManually }
  const ofAddress = { copied: send.addressCopied, failed: send.copyAddressManually }

  return (
    <>
      <p className={styles.without} data-screen-only>
        {send.withoutProgram}
      </p>
      <div className={styles.links}>
        <Button
          look="text"
          onClick={() => copy(messageToCopy(address, request, message, site, terms), ofMessage)}
          data-screen-only
        >
          {send.copy}
        </Button>
        <Button look="text" onClick={() => copy(address, ofAddress)} data-screen-only>
          {send.copyAddress}
        </Button>
        <span className={styles.address}>{address}</span>
        <span className={styles.status} aria-live="polite">
          {outcome?.status ?? ''}
        </span>
      </div>
      {outcome?.isCopied === false && (
        <ManualCopy
          label={isAddress ? send.copyAddressManually : send.copyManually}
          text={outcome.text}
          rows={isAddress ? 1 : 8}
        />
      )}
    </>
  )
}
