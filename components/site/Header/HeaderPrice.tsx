'use client'

import styles from './Header.module.scss'
import { useCurrentPath } from './use-current-path'

/** The nightly price beside Book Now, on a property's page, once its hero is out of view. */
export function HeaderPrice({ prices }: { prices: (readonly [path: string, price: string])[] }) {
  const path = useCurrentPath()
  const price = prices.find(([candidate]) => candidate === path)?.[1]
  return price ? <p className={styles.price}>{price}</p> : null
}
