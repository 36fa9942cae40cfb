import { useLayoutEffect } from 'react'

let hasNavigated = false

/**
 * Scrolls to the top after each navigation between the form and the confirmation, Back and Forward included
 * (requirements §2). No document is loaded there, so the page script does not do it.
 *
 * @returns a function to call before the navigation, without which the browser would restore the old position
 */
export function useScrollToTop() {
  useLayoutEffect(() => {
    if (hasNavigated && !location.hash) scrollTo(0, 0)
    return () => {
      hasNavigated = true
    }
  }, [])

  return () => {
    // The value belongs to the current history entry; the entry that `push` adds gets the same value.
    history.scrollRestoration = 'manual'
  }
}
