import { useEffect, useRef } from 'react'

/**
 * Loads the confirmation as a document, with its query, if a script fails to load during the navigation. After a
 * deployment the old chunk of the confirmation may be gone.
 *
 * @returns a function to call with the address of the confirmation before navigating there
 */
export function useDocumentFallback() {
  const address = useRef<string>(undefined)
  useEffect(() => {
    const onError = ({ target }: Event) => {
      if (target instanceof HTMLScriptElement && address.current) location.assign(address.current)
    }
    addEventListener('error', onError, true)
    return () => removeEventListener('error', onError, true)
  }, [])
  return (confirmation: string) => (address.current = confirmation)
}
