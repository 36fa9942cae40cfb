/** `event.target.closest(selector)`, or null when the target is not an element. */
export const closest = <Found extends Element>({ target }: Event, selector: string) =>
  target instanceof Element ? target.closest<Found>(selector) : null

/** Whether a key or a click belongs to the browser: Alt and ArrowLeft go back, Ctrl and a click open a tab. */
export const hasModifier = (event: Record<'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey', boolean>) =>
  event.altKey || event.ctrlKey || event.metaKey || event.shiftKey

/** Listens on the document in the capture phase, before an element's own listeners; passive, so it never delays scrolling. */
export const onCapture = (type: string, listener: (event: Event) => void) =>
  document.addEventListener(type, listener, { capture: true, passive: true })

/** Says how this document was reached (`type`: navigate, reload, back_forward); undefined where the browser does not tell. */
export const navigationEntry = () =>
  (performance.getEntriesByType('navigation') as PerformanceNavigationTiming[])[0]

/** Calls `act` once the document is parsed (`interactive`) or fully loaded (`complete`); at once if it already is. */
export function whenDocumentIs(state: 'interactive' | 'complete', act: () => void) {
  if ([state, 'complete'].includes(document.readyState)) act()
  else document.addEventListener('readystatechange', () => whenDocumentIs(state, act), { once: true })
}
