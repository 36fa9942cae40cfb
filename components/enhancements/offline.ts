import { markPage } from './dom'

const MARK = 'data-offline'

/**
 * Whether the browser went offline after the page was opened. `navigator.onLine` alone is not enough: it is also false on
 * a machine that serves the site to itself.
 */
export const isOffline = () => document.documentElement.hasAttribute(MARK)

/** Marks the page while the browser is offline: `components/site/OfflineBanner` shows its message then. */
export function markOffline() {
  addEventListener('offline', () => markPage(MARK, true))
  addEventListener('online', () => markPage(MARK, false))
  // A page in the back-forward cache receives no events.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted && navigator.onLine) markPage(MARK, false)
  })
}
