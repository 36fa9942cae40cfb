import type { ComponentPropsWithRef } from 'react'
import styles from './Button.module.scss'

/** Red books or sends; secondary is everything else; `text` is a button that reads like a link. */
export type ButtonLook = 'primary' | 'secondary' | 'text'

type ButtonProps = ComponentPropsWithRef<'button'> & { look?: ButtonLook }

export function Button({ look = 'secondary', className, type = 'button', ...rest }: ButtonProps) {
  return <button {...rest} type={type} className={[styles[look], className].filter(Boolean).join(' ')} />
}
