import type { ComponentPropsWithRef } from 'react'
import styles from './Button.module.scss'

/**
 * `primary` is red and only books or sends; `secondary` is outlined; `text` looks like a link; `sentence` does within a sentence; `quiet` is
 * underlined under the pointer and on the current page alone.
 */
export type ButtonLook = 'primary' | 'secondary' | 'text' | 'sentence' | 'quiet'

type ButtonProps = ComponentPropsWithRef<'button'> & { look?: ButtonLook }

export function Button({ look = 'secondary', className, type = 'button', ...rest }: ButtonProps) {
  return <button {...rest} type={type} className={[styles[look], className].filter(Boolean).join(' ')} />
}
