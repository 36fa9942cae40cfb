import { visit } from './visit'

/**
 * Every path change starts at the top (SPEC §2). Browsers bring back the old position on Back and Forward, unless the
 * page said `manual` when it was left: said on arrival it is too late. A reload keeps its position.
 */
export function startAtTop() {
  const hasReturned = visit()?.type === 'back_forward'
  addEventListener('pagehide', () => (history.scrollRestoration = 'manual'))
  if (!hasReturned) history.scrollRestoration = 'auto'

  // Out of the back-forward cache a page comes back as it was, position included. A hash still lands on its target.
  addEventListener('pageshow', ({ persisted }) => {
    if (!hasReturned && !persisted) return
    goToStart()
    // WebKit moves a page from its cache to the old position after this event, before the next frame.
    if (persisted) requestAnimationFrame(goToStart)
  })
}

function goToStart() {
  const target = document.getElementById(location.hash.slice(1))
  if (target) target.scrollIntoView()
  else scrollTo(0, 0)
}
