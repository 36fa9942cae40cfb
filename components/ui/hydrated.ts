import { type RefObject, useEffect } from 'react'

/**
 * Sets `data-hydrated` on the island around an element once it is hydrated: from then on React handles its events. Style sheets
 * and `components/enhancements/lost-scripts.ts` read it.
 */
export function useHydrated(element: RefObject<HTMLElement | null>) {
  useEffect(() => {
    element.current?.closest('[data-island]')?.toggleAttribute('data-hydrated', true)
  }, [element])
}
