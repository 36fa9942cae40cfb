'use client'

import { usePathname } from 'next/navigation'

/** The page's canonical path, also at `/house/` and `/house.html`, so that hydration finds what was prerendered. */
export function useCurrentPath(): string {
  return usePathname().replace(/(\.html|\/)$/, '') || '/'
}
