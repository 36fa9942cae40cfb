'use client'

import { usePathname } from 'next/navigation'
import { Link } from '@/components/ui/Link/Link'
import type { NavigationLink } from '@/lib/schema'

/**
 * A link of the navigation, marked as current on its own page and on the pages below it. The layout renders the header once and
 * does not know the page.
 */
export function NavLink({ label, href, className }: NavigationLink & { className?: string }) {
  // Also at `/house/` and `/house.html` the canonical path, because hydration must match the prerendered HTML.
  const path = usePathname().replace(/(\.html|\/)$/, '') || '/'
  return (
    <Link
      href={href}
      look="quiet"
      className={className}
      aria-current={path === href ? 'page' : undefined}
      data-current={path.startsWith(`${href}/`) ? '' : undefined}
    >
      {label}
    </Link>
  )
}
