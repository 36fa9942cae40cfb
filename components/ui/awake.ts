import { type RefObject, useEffect } from 'react'

/**
 * Tells the page script (`components/site/page-script/early-presses.ts`) that an island hears presses now, so that one
 * made earlier can be made again.
 *
 * @param root the island's own element; the event `awake` bubbles from it
 */
export function useAwake(root: RefObject<HTMLElement | null>) {
  useEffect(() => {
    root.current?.dispatchEvent(new Event('awake', { bubbles: true }))
  }, [root])
}
