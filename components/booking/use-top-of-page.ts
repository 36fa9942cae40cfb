import { useLayoutEffect } from 'react'

let hasLeft = false

/**
 * Starts at the top after Back and Forward between the form and its confirmation (requirements §2), where no document
 * loads.
 *
 * @returns what to call before going from one to the other: without it the browser brings back the old position
 */
export function useTopOfPage() {
  useLayoutEffect(() => {
    if (hasLeft && !location.hash) scrollTo(0, 0)
    return () => {
      hasLeft = true
    }
  }, [])

  return () => {
    // Holds for this entry of the history and is handed on to the next.
    history.scrollRestoration = 'manual'
  }
}
