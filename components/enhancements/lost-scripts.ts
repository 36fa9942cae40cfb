import { markPage, navigationEntry, onCapture, whenDocumentIs } from './dom'

/**
 * When a script does not arrive on a page that has nothing to offer without it (an idle or load island), as on a page that
 * is older than the last deployment: reloads the page once, if it is reachable and nothing has been typed; otherwise
 * shows the `noscript` content. Nothing is stored for this: the browser says whether a page was reloaded
 * (docs/decisions/0012-recovery-without-storage.md).
 */
export function recoverLostScripts() {
  let isTyped = false
  for (const type of ['input', 'change']) onCapture(type, () => (isTyped = true))

  const recover = async () => {
    if (!document.querySelector('[data-island="idle"], [data-island="load"]')) return
    if (!wasReloaded() && (await isReachable()) && !isTyped) location.reload()
    else showNoscript(isTyped)
  }
  const onError = ({ target }: Event) => {
    // What is missing after hydration is the confirmation's own chunk: the booking form deals with that.
    if (!(target instanceof HTMLScriptElement) || document.querySelector('[data-hydrated]')) return
    removeEventListener('error', onError, true)
    whenDocumentIs('interactive', recover)
  }
  addEventListener('error', onError, true)
}

/** Also true where the browser does not say, so that no page reloads for ever. */
const wasReloaded = () => (navigationEntry()?.type ?? 'reload') === 'reload'

const isReachable = () =>
  fetch(location.href, { method: 'HEAD', cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  )

/** A browser that runs scripts keeps the content of `noscript` as text. What has been typed stays in view beside it. */
function showNoscript(isTyped: boolean) {
  for (const words of document.querySelectorAll('noscript')) words.outerHTML = words.textContent ?? ''
  markPage('data-without-script', !isTyped)
}
