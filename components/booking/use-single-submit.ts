import { useEffect, useRef } from 'react'

/**
 * Lets one submission through, so that a double click is one navigation. `pageshow`, which fires when the guest comes
 * back, allows the next one.
 *
 * @returns a function that says whether this is the first submission
 */
export function useSingleSubmit() {
  const hasSubmitted = useRef(false)
  useEffect(() => {
    const reset = () => {
      hasSubmitted.current = false
    }
    addEventListener('pageshow', reset)
    return () => removeEventListener('pageshow', reset)
  }, [])
  return () => {
    const isFirst = !hasSubmitted.current
    hasSubmitted.current = true
    return isFirst
  }
}
