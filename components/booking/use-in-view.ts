import { useEffect, useState, type RefObject } from 'react'

/** The header covers the top of the viewport, and on phones the booking bar covers its foot. */
const visiblePart = '-60px 0px -70px'

/** Says whether a part of the element is in view. */
export function useInView(element: RefObject<Element | null>) {
  const [isInView, setIsInView] = useState(false)
  useEffect(() => {
    const observer = new IntersectionObserver(([entry]) => setIsInView(entry?.isIntersecting ?? false), {
      rootMargin: visiblePart,
    })
    observer.observe(element.current!)
    return () => observer.disconnect()
  }, [element])
  return isInView
}
