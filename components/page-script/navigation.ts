import { navigationEntry, whenDocumentIs } from '@/lib/dom'

/**
 * Starts every page at the top, also after Back and Forward (requirements §2); a hash still leads to its target, and a
 * reload keeps its position. Chromium and WebKit restore the old position unless `scrollRestoration` was `manual` when the
 * page was left; setting it to `manual` when the page loads is too late. Firefox would then lose the position on a reload,
 * but gives way to a script that scrolls. It is the browser whose `vendor` is empty.
 */
export function startAtTop() {
  if (navigationEntry()?.type === 'back_forward')
    // What loads late moves the target of a hash. Without one, the visitor may scroll meanwhile.
    whenDocumentIs(location.hash ? 'complete' : 'interactive', goToStart)
  // `pagehide` has set it to `manual`, and a reload is to keep its position.
  else history.scrollRestoration = 'auto'

  if (navigator.vendor) addEventListener('pagehide', () => (history.scrollRestoration = 'manual'))

  // A page from the back-forward cache comes back with its old position.
  addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return
    goToStart()
    // WebKit restores the position of a cached page after this event and before the next frame.
    requestAnimationFrame(goToStart)
  })
}

function goToStart() {
  const target = document.getElementById(location.hash.slice(1)) ?? document.documentElement
  target.scrollIntoView()
}

/**
 * Handles the promises of a page transition that is skipped, for example because the visitor clicks a second link. That is
 * not a fault, but WebKit reports the rejected promises as errors. A page that is painted before this script misses `pagereveal`.
 * A script for it in the head, however small, would delay the first paint by 16 to 56 ms.
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
