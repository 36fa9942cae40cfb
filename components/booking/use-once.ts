import { useEffect, useRef } from 'react'

/** Says yes once: a double submit is one navigation. Coming back to the page makes room for the next. */
export function useOnce() {
  const done = useRef(false)
  useEffect(() => {
    const reset = () => {
      done.current = false
    }
    addEventListener('pageshow', reset)
    return () => removeEventListener('pageshow', reset)
  }, [])
  return () => {
    const first = !done.current
    done.current = true
    return first
  }
}
