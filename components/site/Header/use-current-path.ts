'use client'

import { usePathname } from 'next/navigation'

/** The canonical path of the page, also at `/house/` and `/house.html`, as hydration must match the prerendered HTML. */
export function useCurrentPath(): string {
  return usePathname().replace(/(\.html|\/)$/, '') || '/'
}
