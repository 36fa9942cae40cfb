import { type RefObject, useEffect } from 'react'

/**
 * Sets `data-ready` on an island once it can act. What was pressed before is then repeated (`early-presses.ts`).
 * Call it after the effects that the island needs, because effects run in their order.
 */
export function useReady(island: RefObject<HTMLElement | null>, isReady = true) {
  useEffect(() => {
    island.current?.toggleAttribute('data-ready', isReady)
  }, [island, isReady])
}
