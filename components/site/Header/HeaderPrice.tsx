'use client'

import styles from './Header.module.scss'
import { useCurrentPath } from './use-current-path'

/** The price of a night beside Book Now, on the page of a property, once its hero is out of view. */
export function HeaderPrice({ prices }: { prices: (readonly [path: string, price: string])[] }) {
  const path = useCurrentPath()
  const price = prices.find(([candidate]) => candidate === path)?.[1]
  return price ? <p className={styles.price}>{price}</p> : null
}
