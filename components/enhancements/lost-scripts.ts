import { isReachable, navigationEntry, togglePageAttribute, whenDocumentIs } from './dom'

/**
 * Handles a script of the site that fails to load on a page that needs it (an idle or load island), for example because the
 * page is older than the last deployment. Reloads the page once, if it is reachable and nothing has been typed; otherwise
 * shows the `noscript` content. Nothing is stored for this, because the browser tells whether a page was reloaded
 * (docs/decisions/0012-recovery-without-storage.md). Scripts of browser extensions do not matter.
 */
export function recoverLostScripts() {
  // Firefox aborts the scripts of a page that is being left, and a reload would keep the guest on it. The listener stands on
  // no page that works without these scripts, because it may keep a page out of the back-forward cache.
  let isLeaving = false
  whenDocumentIs('interactive', () => {
    if (needsScripts()) addEventListener('beforeunload', () => (isLeaving = true))
  })

  const recover = async () => {
    if (!needsScripts() || isLeaving) return
    const canReload = !wasReloaded() && (await isReachable(location.href)) && !window.bookingPage?.isTyped
    if (isHydrated()) return
    if (canReload) location.reload()
    else showNoscript(Boolean(window.bookingPage?.isTyped))
  }
  const onError = ({ target }: Event) => {
    if (!(target instanceof HTMLScriptElement) || !isOwn(target) || isHydrated()) return
    removeEventListener('error', onError, true)
    whenDocumentIs('interactive', recover)
  }
  addEventListener('error', onError, true)
}

const needsScripts = () => document.querySelector('[data-island="idle"], [data-island="load"]') !== null

const isHydrated = () => document.querySelector('[data-hydrated]') !== null

const isOwn = ({ src }: HTMLScriptElement) => src.startsWith(`${location.origin}/_next/`)

/** Also true in a browser that does not tell, so that no page reloads endlessly. */
const wasReloaded = () => (navigationEntry()?.type ?? 'reload') === 'reload'

/**
 * Puts the content of each `noscript` in its place; a browser that runs scripts keeps that content as text. The form stays
 * visible if something has been typed.
 */
function showNoscript(isTyped: boolean) {
  for (const noscript of document.querySelectorAll('noscript'))
    noscript.outerHTML = noscript.textContent ?? ''
  togglePageAttribute('data-without-script', !isTyped)
}
