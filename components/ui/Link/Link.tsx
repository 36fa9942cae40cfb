import type { ComponentPropsWithRef } from 'react'
import styles from '../Button/Button.module.scss'
import type { ButtonLook } from '../Button/Button'

type LinkProps = Omit<ComponentPropsWithRef<'a'>, 'href'> & {
  href: string
  /** The look of a button, or of a text link with a large target. Without it the link is underlined text. */
  look?: ButtonLook
  /** Another look on phones, where the phone bar has the one red button. */
  onPhones?: ButtonLook
}

/**
 * The only component that renders `<a>`: a plain document link, so that navigation needs no script
 * (docs/decisions/0001-a-site-of-documents.md).
 */
export function Link({ look, onPhones, className, ...rest }: LinkProps) {
  return (
    <a
      {...rest}
      className={[styles[look ?? 'plain'], className].filter(Boolean).join(' ')}
      data-on-phones={onPhones}
    />
  )
}
