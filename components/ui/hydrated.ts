import { type RefObject, useEffect } from 'react'

/**
 * Marks the island around an element with `data-hydrated` once it is hydrated: from then on React handles its events, and
 * the page script (`components/enhancements/deferred-start.ts`) no longer does.
 */
export function useHydrated(element: RefObject<HTMLElement | null>) {
  useEffect(() => {
    element.current?.closest('[data-island]')?.toggleAttribute('data-hydrated', true)
  }, [element])
}
