import { useEffect, useRef, useState } from 'react'
import { onIntersection } from '@/components/enhancements/dom'

/** The header covers the top of the viewport, and on phones the booking bar covers its foot. */
const visiblePart = '-60px 0px -70px'

/** Returns a ref, and whether a part of its element is in view. */
export function useInView() {
  const element = useRef<HTMLDivElement>(null)
  const [isInView, setIsInView] = useState(false)
  useEffect(() => onIntersection(element.current!, visiblePart, setIsInView), [])
  return [element, isInView] as const
}
