import { markPage } from './mark-page'

/** Marks the page while the line is lost, for `components/site/LineBanner` and whatever else asks `isOffline`. */
export function markLostLine() {
  const mark = (isLost: boolean) => markPage('data-offline', isLost)
  addEventListener('offline', () => mark(true))
  addEventListener('online', () => mark(false))
  // In the back-forward cache a page hears of nothing.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted && navigator.onLine) mark(false)
  })
}
