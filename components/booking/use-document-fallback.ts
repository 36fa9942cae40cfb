import { useEffect, useRef } from 'react'

/**
 * After a deployment the confirmation's own chunk may be gone: its page is then loaded as a document, query kept.
 *
 * @returns what to call with the confirmation's address before going there
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
