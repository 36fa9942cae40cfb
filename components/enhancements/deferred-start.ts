import { scrollByOne, scrollToSlide } from '@/components/ui/Carousel/native-track'
import { closest, onCapture, onIntersection, whenDocumentIs } from './dom'
import { isOffline } from './offline'

/** Milliseconds without a press or a scroll after which a gesture counts as over. */
const REST_TIME = 100
/** Milliseconds after the load event after which an idle island hydrates even while the browser is busy. */
const IDLE_TIMEOUT = 1000

const IDLE_ISLAND = '[data-island="idle"]'
const VISIBLE_ISLAND = '[data-island="visible"]'

/**
 * Runs the framework's scripts, which the export step has deferred, when the first island of the page is due
 * (docs/decisions/0010-deferred-scripts.md). Until the page is hydrated, a click on a carousel's button scrolls the native
 * track.
 *
 * @param scripts addresses in the order in which they run: the payload, the chunks, and last the one that starts the
 *   framework
 */
export function startWhenDue(scripts: readonly string[]) {
  const runAtRest = atRest(() => run(scripts))
  let isDue = false
  const begin = () => {
    if (isDue) return
    isDue = true
    whenOnline(() => {
      preload(scripts)
      runAtRest()
    })
  }
  beginOnGesture(begin)
  beginWithoutGesture(begin)
  moveNativeTrackOnClick()
}

/** An island is due when it is pressed, focused or clicked; an idle island at any press or key on the page. */
function beginOnGesture(begin: () => void) {
  for (const type of ['pointerdown', 'focusin', 'keydown', 'click'])
    onCapture(type, (event) => {
      if (closest(event, '[data-island]') || document.querySelector(IDLE_ISLAND)) begin()
    })
}

/**
 * A visible island is due when it is within one viewport height, an idle island when the browser is idle after the load
 * event. Under Save-Data both wait for a gesture. A prerendered page starts nothing before the visitor opens it.
 */
function beginWithoutGesture(begin: () => void) {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } }
  if (connection?.saveData) return
  if ((document as Document & { prerendering?: boolean }).prerendering) {
    document.addEventListener('prerenderingchange', () => beginWithoutGesture(begin), { once: true })
    return
  }
  whenDocumentIs('interactive', () => {
    // The carousel's root is `display: contents` and has no box of its own.
    for (const part of document.querySelectorAll(`${VISIBLE_ISLAND} > *`))
      onIntersection(part, '100% 0px', (isNear) => isNear && begin())
  })
  whenDocumentIs('complete', () => {
    if (!document.querySelector(IDLE_ISLAND)) return
    if ('requestIdleCallback' in window) requestIdleCallback(begin, { timeout: IDLE_TIMEOUT })
    else setTimeout(begin)
  })
}

function whenOnline(act: () => void) {
  if (isOffline()) addEventListener('online', act, { once: true })
  else act()
}

/** @returns a function that calls `act` once, as soon as no pointer is pressed and nothing scrolls */
function atRest(act: () => void) {
  let isRequested = false
  let isPressed = false
  let timer: ReturnType<typeof setTimeout> | undefined
  const finish = () => {
    isRequested = false
    act()
  }
  const wait = () => {
    clearTimeout(timer)
    if (isRequested && !isPressed) timer = setTimeout(finish, REST_TIME)
  }
  const release = () => {
    isPressed = false
    wait()
  }
  onCapture('pointerdown', () => {
    isPressed = true
    clearTimeout(timer)
  })
  for (const type of ['pointerup', 'touchend', 'touchcancel', 'dragend']) onCapture(type, release)
  onCapture('pointercancel', (event) => {
    // After `pointercancel` a pen fires no more events; touch still fires `touchend`, and a dragging mouse `dragend`.
    if ((event as PointerEvent).pointerType === 'pen') release()
  })
  onCapture('scroll', wait)
  return () => {
    isRequested = true
    wait()
  }
}

function preload(scripts: readonly string[]) {
  for (const href of scripts) append('link', { rel: 'preload', as: 'script', href })
}

/**
 * Runs all other scripts, and then the one that starts the framework, because React reads only the payload that is there
 * when it starts. When a script fails to load, the framework does not start, and the page keeps working without it.
 */
function run(scripts: readonly string[]) {
  Promise.all(scripts.slice(0, -1).map(load))
    .then(() => load(scripts.at(-1)!))
    .catch(() => undefined)
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

/** At either end the track wraps around, as the hydrated carousel does. */
function moveNativeTrackOnClick() {
  document.addEventListener('click', (event) => {
    const button = closest<HTMLElement>(event, '[data-step], [data-show]')
    const track = document.getElementById(button?.getAttribute('aria-controls') ?? '')
    if (!button || !track || button.closest('[data-hydrated]')) return
    const { step, show } = button.dataset
    if (step) scrollByOne(track, step === '1' ? 1 : -1)
    else scrollToSlide(track, Number(show))
  })
}
