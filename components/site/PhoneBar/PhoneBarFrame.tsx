import type { ReactNode } from 'react'
import parts from '@/components/ui/parts.module.scss'
import styles from './PhoneBarFrame.module.scss'

interface PhoneBarFrameProps {
  label: string
  /** `€1,650` */
  amount: string
  /** What the amount is for: `a night` */
  scope: string
  /** Stands above the bar. It is announced elsewhere. */
  notice?: string
  /** The bar belongs to a form, so it is a group and no landmark. */
  inForm?: boolean
  /** The controls; the last one is the red button. */
  children: ReactNode
}

/** A bar fixed to the foot of the viewport on phones: an amount and the one red button of the page. */
export function PhoneBarFrame(props: PhoneBarFrameProps) {
  const { label, amount, scope, notice, inForm = false, children } = props
  const Bar = inForm ? 'div' : 'aside'
  return (
    <Bar
      className={styles.bar}
      data-below="tablet"
      data-screen-only
      role={inForm ? 'group' : undefined}
      aria-label={label}
    >
      {notice && (
        <p className={styles.notice} aria-hidden="true">
          {notice}
        </p>
      )}
      <p className={styles.price}>
        <span key={amount} className={`${parts.entry} ${parts.tabular}`}>
          {amount}
        </span>
        <span key={scope} className={styles.scope}>
          {scope}
        </span>
      </p>
      {children}
    </Bar>
  )
}
