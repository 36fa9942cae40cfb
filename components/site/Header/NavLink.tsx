'use client'

import { Link } from '@/components/ui/Link/Link'
import type { NavigationLink } from '@/lib/types/page'
import styles from './Header.module.scss'
import { useCurrentPath } from './use-current-path'

/** A link of the navigation that knows when it names the page it stands on. */
export function NavLink({ label, href }: NavigationLink) {
  const current = useCurrentPath() === href
  return (
    <Link href={href} className={styles.link} aria-current={current ? 'page' : undefined}>
      {label}
    </Link>
  )
}
