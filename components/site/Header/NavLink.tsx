'use client'

import { Link } from '@/components/ui/Link/Link'
import type { NavigationLink } from '@/lib/schema/page'
import { useCurrentPath } from './use-current-path'

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
