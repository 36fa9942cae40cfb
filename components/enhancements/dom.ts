/** `event.target.closest(selector)`, or null when the target is not an element. */
export const closest = <Found extends Element>({ target }: Event, selector: string) =>
  target instanceof Element ? target.closest<Found>(selector) : null

/** Listens on the document in the capture phase, before an element's own listeners; passive, so it never delays scrolling. */
export const onCapture = (type: string, listener: (event: Event) => void) =>
  document.addEventListener(type, listener, { capture: true, passive: true })

/** Sets or removes an attribute of `<html>`, for style sheets and other scripts to read. */
export const togglePageAttribute = (name: `data-${string}`, isOn: boolean) =>
  document.documentElement.toggleAttribute(name, isOn)

/**
 * Calls `act` now and whenever the element enters or leaves the viewport, which `rootMargin` enlarges or reduces. Never calls
 * it in a browser without IntersectionObserver.
 */
export function onIntersection(element: Element, rootMargin: string, act: (isIntersecting: boolean) => void) {
  if (!('IntersectionObserver' in window)) return
  const onChange = (entries: IntersectionObserverEntry[]) => act(entries.at(-1)!.isIntersecting)
  new IntersectionObserver(onChange, { rootMargin }).observe(element)
}

/** Says how this document was reached (`type`: navigate, reload, back_forward); undefined where the browser does not tell. */
export const navigationEntry = () =>
  (performance.getEntriesByType('navigation') as PerformanceNavigationTiming[])[0]

/** Calls `act` once the document is parsed (`interactive`) or fully loaded (`complete`); at once if it already is. */
export function whenDocumentIs(state: 'interactive' | 'complete', act: () => void) {
  if ([state, 'complete'].includes(document.readyState)) act()
  else document.addEventListener('readystatechange', () => whenDocumentIs(state, act), { once: true })
}
