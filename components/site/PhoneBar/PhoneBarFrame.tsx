import type { ReactNode } from 'react'
import parts from '@/components/ui/parts.module.scss'
import styles from './PhoneBarFrame.module.scss'

interface PhoneBarFrameProps {
  label: string
  /** `€1,650` */
  amount: string
  /** What the amount is for: `a night` */
  scope: string
  /** The controls; the last one is the red button. */
  children: ReactNode
}

/** A bar fixed to the foot of the viewport on phones: an amount and the one red button of the page. */
export function PhoneBarFrame({ label, amount, scope, children }: PhoneBarFrameProps) {
  return (
    <aside className={styles.bar} data-below="tablet" data-screen-only aria-label={label}>
      <p className={styles.price}>
        <span key={amount} className={`${parts.entry} ${parts.tabular}`}>
          {amount}
        </span>
        <span key={scope} className={styles.scope}>
          {scope}
        </span>
      </p>
      {children}
    </aside>
  )
}
