/**
 * Every path change starts at the top (SPEC §2). Browsers bring back the old position on Back and Forward; with a hash
 * they are right to.
 */
export function startAtTop() {
  const [arrival] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  if (arrival?.type === 'back_forward' && !location.hash) {
    history.scrollRestoration = 'manual'
    addEventListener('load', () => setTimeout(() => (history.scrollRestoration = 'auto')))
  }

  // Out of the back-forward cache a page comes back as it was, position included.
  addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return
    const target = document.getElementById(location.hash.slice(1))
    if (target) target.scrollIntoView()
    else scrollTo(0, 0)
  })
}
