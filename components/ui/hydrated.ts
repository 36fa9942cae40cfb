import { type RefObject, useEffect } from 'react'

/**
 * Sets `data-hydrated` on the island around an element once it is hydrated. From then on React handles its events, and the
 * page script (`components/enhancements/deferred-start.ts`) leaves them alone.
 */
export function useHydrated(element: RefObject<HTMLElement | null>) {
  useEffect(() => {
    element.current?.closest('[data-island]')?.toggleAttribute('data-hydrated', true)
  }, [element])
}
