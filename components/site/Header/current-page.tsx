'use client'

import { usePathname } from 'next/navigation'
import type { ReactNode } from 'react'
import { Link } from '@/components/ui/Link/Link'
import type { NavigationLink } from '@/lib/schema/page'
import menuStyles from './AccommodationMenu.module.scss'
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

interface AccommodationButtonProps {
  menuId: string
  paths: readonly string[]
  children: ReactNode
}

/** Highlighted on the page of any property. */
export function AccommodationButton({ menuId, paths, children }: AccommodationButtonProps) {
  const current = paths.includes(useCurrentPath())
  return (
    <button
      type="button"
      className={menuStyles.button}
      popoverTarget={menuId}
      aria-controls={menuId}
      aria-expanded={false}
      data-current={current ? '' : undefined}
    >
      {children}
    </button>
  )
}

/** The price of a night beside Book Now, on the page of a property, once its hero is out of view. */
export function HeaderPrice({ prices }: { prices: (readonly [path: string, price: string])[] }) {
  const path = useCurrentPath()
  const price = prices.find(([candidate]) => candidate === path)?.[1]
  return price ? <p className={styles.price}>{price}</p> : null
}
