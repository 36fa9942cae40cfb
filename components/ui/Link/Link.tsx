import type { ComponentPropsWithRef } from 'react'
import buttonStyles from '../Button/Button.module.scss'
import type { ButtonLook } from '../Button/Button'
import styles from './Link.module.scss'

export type LinkProps = Omit<ComponentPropsWithRef<'a'>, 'href'> & {
  href: string
  /** As a button, or as a text link with a large target. Plain, underlined text without it. */
  look?: ButtonLook
  /** Outlined on phones, where the bar at the foot of the window is the red button. */
  secondaryOnPhones?: boolean
}

/**
 * The only renderer of links: a plain document link, so that going from page to page needs no script
 * (docs/decisions/0001-a-site-of-documents.md).
 */
export function Link({ look, secondaryOnPhones, className, ...rest }: LinkProps) {
  const lookClass = look ? buttonStyles[look] : styles.plain
  return (
    <a
      {...rest}
      className={[lookClass, className].filter(Boolean).join(' ')}
      data-on-phones={secondaryOnPhones ? 'secondary' : undefined}
    />
  )
}
