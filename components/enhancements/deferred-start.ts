import { isPrerendering, onCapture, onIntersection, whenDocumentIs } from './dom'
import { isOffline } from './offline'

/** Milliseconds after the load event after which an idle island hydrates even while the browser is busy. */
const IDLE_TIMEOUT = 1000

const hasIdleIsland = () => document.querySelector('[data-island="idle"]') !== null

/**
 * Runs the framework's scripts, which the export step has deferred, when the first island of the page is due: a visible one
 * within one viewport height, an idle one when the browser is idle after loading, or at any press or key, one with `load` once
 * the document is parsed (docs/decisions/0010-deferred-scripts.md).
 *
 * @param scripts addresses in the order in which they run: the payload, the chunks, and last the one that starts the
 *   framework
 */
export function startWhenDue(scripts: readonly string[]) {
  let isDue = false
  const begin = () => {
    if (isPrerendering()) document.addEventListener('prerenderingchange', begin)
    else if (isOffline()) addEventListener('online', begin)
    else if (!isDue) {
      isDue = true
      run(scripts).catch(() => undefined)
    }
  }
  for (const type of ['pointerdown', 'focusin', 'keydown', 'click'])
    onCapture(type, () => hasIdleIsland() && begin())
  whenDocumentIs('interactive', () => {
    if (document.querySelector('[data-island="load"]')) begin()
    for (const island of document.querySelectorAll('[data-island="visible"]'))
      onIntersection(island, '100% 0px', (isNear) => isNear && begin())
  })
  whenDocumentIs('complete', () => {
    if (!hasIdleIsland()) return
    if ('requestIdleCallback' in window) requestIdleCallback(begin, { timeout: IDLE_TIMEOUT })
    else setTimeout(begin)
  })
}

/**
 * Runs all other scripts, and then the one that starts the framework, because React reads only the payload that is there
 * when it starts. When a script fails to load, the framework does not start, and the page keeps working without it. It starts
 * while no viewer is open, which React would remove from a page that is translated.
 */
async function run(scripts: readonly string[]) {
  for (const href of scripts) append('link', { rel: 'preload', as: 'script', href })
  await Promise.all(scripts.slice(0, -1).map(load))
  const viewer = document.querySelector('dialog[open]')
  if (viewer) await new Promise((resolve) => viewer.addEventListener('close', resolve))
  await load(scripts.at(-1)!)
}

/** React expects a classic `<script async src>` element for each exported address, and adds those that are missing. */
function load(src: string) {
  return new Promise((resolve, reject) =>
    append('script', { src, async: true, onload: resolve, onerror: reject }),
  )
}

function append(name: string, properties: object) {
  document.head.append(Object.assign(document.createElement(name), properties))
}
