import { navigationEntry } from './dom'

/**
 * Starts every page at the top, also after Back and Forward (requirements §2); a hash still leads to its target, and a
 * reload keeps its position. Browsers restore the old position unless `scrollRestoration` was `manual` when the page was
 * left; setting it to `manual` when the page loads is too late.
 */
export function startAtTop() {
  const hasReturned = navigationEntry()?.type === 'back_forward'
  addEventListener('pagehide', () => (history.scrollRestoration = 'manual'))
  // `pagehide` has set it to `manual`, and a reload is to keep its position.
  if (!hasReturned) history.scrollRestoration = 'auto'

  // A page from the back-forward cache comes back with its old position.
  addEventListener('pageshow', ({ persisted }) => {
    if (!hasReturned && !persisted) return
    goToStart()
    // WebKit restores the position of a cached page after this event and before the next frame.
    if (persisted) requestAnimationFrame(goToStart)
  })
}

function goToStart() {
  const target = document.getElementById(location.hash.slice(1))
  if (target) target.scrollIntoView()
  else scrollTo(0, 0)
}

/**
 * Handles the promises of a page transition that is skipped, for example because the visitor clicks a second link. That is
 * not a fault, but WebKit reports the rejected promises as errors.
 */
export function ignoreSkippedTransitions() {
  for (const type of ['pageswap', 'pagereveal']) {
    addEventListener(type, (event) => {
      const { viewTransition } = event as Event & { viewTransition?: ViewTransition | null }
      viewTransition?.ready.catch(() => undefined)
      viewTransition?.finished.catch(() => undefined)
    })
  }
}
