import { markPage } from './mark-page'
import { onCapture } from './on-capture'
import { visit } from './visit'

/** Long enough for React to wake what the scripts that did arrive can wake. */
const PATIENCE = 2000

/**
 * A script that does not arrive, as on a page that is older than the last deployment, is got by loading the page anew:
 * once, only where the page can be had, and not while there is typing to lose. Where that is no way, the page says what
 * it says to those who have no script at all. Nothing is stored to know that it was tried: the browser says of a page
 * whether it was reloaded (docs/decisions/0012-mended-without-memory.md).
 */
export function recoverLostScripts() {
  let isTyped = false
  let isLost = false
  let isLeaving = false
  for (const type of ['input', 'change']) onCapture(type, () => (isTyped = true))

  const recover = async () => {
    if (!wasReloaded() && (await isToBeHad()) && !isTyped) location.reload()
    else afterLoad(() => speakWithoutScript(isTyped))
  }
  addEventListener(
    'error',
    async ({ target }) => {
      if (target instanceof HTMLScriptElement && !isLost) {
        isLost = true
        await recover()
      } else if (isLost && !isLeaving && !document.getElementById('content') && !wasReloaded()) {
        isLeaving = true
        // The confirmation's script was missing on the way there; the framework has put its own words in the page's place.
        location.reload()
      }
    },
    true,
  )
}

/** Of the page at this address: going on to the confirmation loads no document. */
function wasReloaded() {
  const { type, name } = visit() ?? {}
  return !name || (type === 'reload' && new URL(name).pathname === location.pathname)
}

const isToBeHad = () =>
  fetch(location.href, { method: 'HEAD', cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  )

function afterLoad(act: () => void) {
  const wait = () => setTimeout(act, PATIENCE)
  if (document.readyState === 'complete') wait()
  else addEventListener('load', wait)
}

/** Shows what stands in `noscript`, which a browser that runs scripts keeps as text, unless the form does work. */
function speakWithoutScript(isTyped: boolean) {
  if (document.querySelector('form[data-awake]')) return
  for (const words of document.querySelectorAll('noscript')) words.outerHTML = words.textContent ?? ''
  markPage('data-without-script', !isTyped)
}
