import { closest, hasModifier, navigationEntry, onCapture, whenDocumentIs } from '@/lib/dom'

/** Whether the page of this history entry was last left by a link to another site. */
const hasLeftSite = () => Boolean((history.state as { leftSite?: boolean } | null)?.leftSite)

const setLeftSite = (leftSite: boolean) => {
  if (leftSite !== hasLeftSite()) history.replaceState({ ...history.state, leftSite }, '')
}

/**
 * Starts every page at the top, also after Back and Forward (requirements §2). A hash still leads to its target, a reload keeps its
 * position, and so does the way back from another site, because no path of this site has changed.
 *
 * Chromium and WebKit restore the old position unless `scrollRestoration` was `manual` when the page was left; setting it when the
 * page loads is too late. Firefox would then lose the position on a reload, but gives way to a script that scrolls. It is the
 * browser whose `vendor` is empty.
 */
export function placeOnArrival() {
  if (navigationEntry()?.type === 'back_forward' && !hasLeftSite())
    // What loads late moves the target of a hash. Without one, the visitor may scroll meanwhile.
    whenDocumentIs(location.hash ? 'complete' : 'interactive', goToStart)
  // `pagehide` has set it to `manual`, and a reload is to keep its position.
  else history.scrollRestoration = 'auto'

  onCapture('click', (event) => {
    const link = closest<HTMLAnchorElement>(event, 'a[href]')
    const isElsewhere = /^https?:$/.test(link?.protocol ?? '') && link!.origin !== location.origin
    setLeftSite(isElsewhere && !hasModifier(event as MouseEvent))
  })
  addEventListener('pagehide', () => {
    if (navigator.vendor && !hasLeftSite()) history.scrollRestoration = 'manual'
  })

  // A page from the back-forward cache comes back with its old position.
  addEventListener('pageshow', ({ persisted }) => {
    const isWayBack = hasLeftSite()
    setLeftSite(false)
    if (!persisted || isWayBack) return
    goToStart()
    // WebKit restores the position of a cached page after this event and before the next frame.
    requestAnimationFrame(goToStart)
  })
}

function goToStart() {
  const target = document.getElementById(location.hash.slice(1)) ?? document.documentElement
  target.scrollIntoView()
}
