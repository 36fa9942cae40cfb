/** An attribute of `<html>` that style sheets and other scripts read. */
type PageAttribute = 'data-past-hero'

/** `event.target.closest(selector)`, or null when the target is not an element. */
export const closest = <Found extends Element>({ target }: Event, selector: string) =>
  target instanceof Element ? target.closest<Found>(selector) : null

/** Whether a key or a click belongs to the browser: Alt and ArrowLeft go back, Ctrl and a click open a tab. */
export const hasModifier = (event: Record<'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey', boolean>) =>
  event.altKey || event.ctrlKey || event.metaKey || event.shiftKey

/** Listens on the document in the capture phase, before an element's own listeners; passive, so it never delays scrolling. */
export const onCapture = (type: string, listener: (event: Event) => void) =>
  document.addEventListener(type, listener, { capture: true, passive: true })

/** The attributes of `<html>` that are set. */
const pageAttributes = new Set<PageAttribute>()

/** Sets or removes an attribute of `<html>`, for style sheets and other scripts to read. */
export function togglePageAttribute(name: PageAttribute, isOn: boolean) {
  if (isOn) pageAttributes.add(name)
  else pageAttributes.delete(name)
  document.documentElement.toggleAttribute(name, isOn)
}

/** Runs functions that do not depend on each other: one that throws is reported in the console and stops no other. */
export function runEach(acts: readonly (() => void)[]) {
  for (const act of acts) {
    try {
      act()
    } catch (error) {
      reportError(error)
    }
  }
}

/**
 * Runs functions that change the page's elements: once it is parsed, and again when React has rendered all of it anew, which
 * it does when a translator or an extension has changed the page before hydration. React then replaces every element in
 * `<body>` and removes the attributes of `<html>`, which are set again.
 */
export function onEachRendering(acts: readonly (() => void)[]) {
  let main: Element | null = null
  const run = () => {
    const current = document.querySelector('main')
    if (current === main) return
    main = current
    for (const name of pageAttributes) document.documentElement.toggleAttribute(name, true)
    runEach(acts)
  }
  whenDocumentIs('interactive', () => {
    run()
    new MutationObserver(run).observe(document.body, { childList: true })
  })
}

/**
 * Calls `act` now and whenever the element enters or leaves the viewport, which `rootMargin` enlarges or reduces. Never calls
 * it for an element that React has removed.
 */
export function onIntersection(element: Element, rootMargin: string, act: (isIntersecting: boolean) => void) {
  const onChange = (entries: IntersectionObserverEntry[]) => {
    if (element.isConnected) act(entries.at(-1)!.isIntersecting)
  }
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
