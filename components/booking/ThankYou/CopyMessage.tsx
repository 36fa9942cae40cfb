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
  const manualLabel = isAddress ? send.copyAddressManually : send.copyManually
  const status = outcome?.isCopied ? (isAddress ? send.addressCopied : send.copied) : outcome && manualLabel

  return (
    <>
      <p className={styles.without} data-screen-only>
        {send.withoutProgram}
      </p>
      <div className={styles.links}>
        <Button
          look="text"
          onClick={() => copy(messageToCopy(address, request, message, site, terms))}
          data-screen-only
        >
          {send.copy}
        </Button>
        <Button look="text" onClick={() => copy(address)} data-screen-only>
          {send.copyAddress}
        </Button>
        <span className={styles.address}>{address}</span>
        <span className={styles.status} role="status">
          <span key={status}>{status}</span>
        </span>
      </div>
      {outcome?.isCopied === false && (
        <ManualCopy label={manualLabel} text={outcome.text} rows={isAddress ? 1 : 8} />
      )}
    </>
  )
}
