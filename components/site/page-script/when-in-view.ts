/**
 * Tells which of the elements come into view or leave it, now and from then on; nothing where the browser cannot say.
 *
 * @param margin around the window: `100% 0px`
 */
export function whenInView(elements: Iterable<Element>, margin: string, tell: IntersectionObserverCallback) {
  if (!('IntersectionObserver' in window)) return
  const observer = new IntersectionObserver(tell, { rootMargin: margin })
  for (const element of elements) observer.observe(element)
}
