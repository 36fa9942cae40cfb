import { togglePageAttribute } from './dom'

const ATTRIBUTE = 'data-offline'

/**
 * Whether the browser went offline after the page was opened. `navigator.onLine` alone is not enough: it is also false on
 * a computer without a network that serves the site from localhost.
 */
export const isOffline = () => document.documentElement.hasAttribute(ATTRIBUTE)

/** Sets `data-offline` while the browser is offline: `components/site/StatusBanner` then shows its message. */
export function markOffline() {
  addEventListener('offline', () => togglePageAttribute(ATTRIBUTE, true))
  addEventListener('online', () => {
    togglePageAttribute(ATTRIBUTE, false)
    loadFailedPictures()
  })
  // A page in the back-forward cache receives no `online` event.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted && navigator.onLine) togglePageAttribute(ATTRIBUTE, false)
  })
}

/** Requests the pictures again that have not loaded, because browsers do not. Setting `src` makes them read `srcset` again. */
function loadFailedPictures() {
  for (const image of document.images) if (!image.naturalWidth) image.src = image.getAttribute('src')!
}
