/** `event.target.closest(selector)`, or null when the target is not an element. */
export const closest = <Found extends Element>({ target }: Event, selector: string) =>
  target instanceof Element ? target.closest<Found>(selector) : null

/** Listens on the document in the capture phase, before any element's own listener, and never delays scrolling. */
export const onCapture = (type: string, listener: (event: Event) => void) =>
  document.addEventListener(type, listener, { capture: true, passive: true })

/** Sets or removes an attribute of `<html>` that style sheets and other scripts read. */
export const markPage = (name: `data-${string}`, isOn: boolean) =>
  document.documentElement.toggleAttribute(name, isOn)

/** How this document was reached (`type`: navigate, reload, back_forward), where the browser says so. */
export const navigationEntry = () =>
  (performance.getEntriesByType('navigation') as PerformanceNavigationTiming[])[0]

/** Acts once the document is parsed (`interactive`) or loaded with all it holds (`complete`); at once if it already is. */
export function whenDocumentIs(state: 'interactive' | 'complete', act: () => void) {
  if ([state, 'complete'].includes(document.readyState)) act()
  else document.addEventListener('readystatechange', () => whenDocumentIs(state, act), { once: true })
}
