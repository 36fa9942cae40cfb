'use client'

import { Link } from '@/components/ui/Link/Link'
import type { NavigationLink } from '@/lib/schema/page'
import styles from './Header.module.scss'
import { useCurrentPath } from './use-current-path'

/** A link of the navigation that knows when it names the page it stands on, or the one above it. */
export function NavLink({ label, href }: NavigationLink) {
  const path = useCurrentPath()
  return (
    <Link
      href={href}
      className={styles.link}
      aria-current={path === href ? 'page' : undefined}
      data-current={path.startsWith(`${href}/`) ? '' : undefined}
    >
      {label}
    </Link>
  )
}
