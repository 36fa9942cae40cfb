'use client'

import { usePathname } from 'next/navigation'
import { Link } from '@/components/ui/Link/Link'
import type { NavigationLink } from '@/lib/schema'
import styles from './Header.module.scss'

// What differs in the header from page to page. The layout renders the header once and does not know the page.

/** The canonical path of the page, also at `/house/` and `/house.html`, as hydration must match the prerendered HTML. */
function useCurrentPath(): string {
  return usePathname().replace(/(\.html|\/)$/, '') || '/'
}

/** A link of the navigation, marked as current on its own page and on the pages below it. */
export function NavLink({ label, href, className }: NavigationLink & { className?: string }) {
  const path = useCurrentPath()
  return (
    <Link
      href={href}
      className={className}
      aria-current={path === href ? 'page' : undefined}
      data-current={path.startsWith(`${href}/`) ? '' : undefined}
    >
      {label}
    </Link>
  )
}

/** The price of a night beside Book Now, on the page of a property, once its hero is out of view. */
export function HeaderPrice({ prices }: { prices: (readonly [path: string, price: string])[] }) {
  const path = useCurrentPath()
  const price = prices.find(([candidate]) => candidate === path)?.[1]
  return price ? <p className={styles.price}>{price}</p> : null
}
