import { useEffect, useState, type RefObject } from 'react'

/** The header covers the top of the viewport, and on phones the booking bar covers its foot. */
const visiblePart = '-60px 0px -70px'

/** Says whether a part of the element is in view; false where the browser cannot tell. */
export function useInView(element: RefObject<Element | null>) {
  const [isInView, setIsInView] = useState(false)
  useEffect(() => {
    if (!element.current || !('IntersectionObserver' in window)) return
    const observer = new IntersectionObserver(([entry]) => setIsInView(entry?.isIntersecting ?? false), {
      rootMargin: visiblePart,
    })
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [element])
  return isInView
}
