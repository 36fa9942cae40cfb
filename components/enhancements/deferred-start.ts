import { firstInView, scrollByOne, scrollToSlide } from '@/components/ui/Carousel/native-track'
import { positionText } from '@/components/ui/Carousel/position-text'
import { closest, onCapture, onIntersection, whenDocumentIs } from './dom'
import { isOffline } from './offline'
import { isViewerOpen } from './open-viewer'

/** Milliseconds after a press or a scroll until the gesture counts as over. */
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
  const atRest = watchGestures()
  let isDue = false
  const begin = () => {
    if ((document as Document & { prerendering?: boolean }).prerendering)
      document.addEventListener('prerenderingchange', begin)
    else if (isOffline()) addEventListener('online', begin)
    else if (!isDue) {
      isDue = true
      run(scripts, atRest).catch(() => undefined)
    }
  }
  beginOnGesture(begin)
  beginWithoutGesture(begin)
  moveNativeTrackOnClick()
  showNativePosition()
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
 * event. Under Save-Data both wait for a gesture.
 */
function beginWithoutGesture(begin: () => void) {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } }
  if (connection?.saveData) return
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

/** @returns a function that waits until no pointer is pressed, nothing scrolls and no viewer is open */
function watchGestures() {
  let isPressed = false
  let lastTime = -Infinity
  const onMove = () => (lastTime = performance.now())
  // Each of these events tells whether something is pressed. `pointerup` alone would not do: it is missing when the button is
  // released outside the window. `pointercancel` alone would not do either: after it a finger may still touch the screen.
  for (const type of [
    'pointerdown',
    'pointermove',
    'pointerup',
    'pointercancel',
    'touchmove',
    'touchend',
    'touchcancel',
    'keydown',
  ])
    onCapture(type, (event) => {
      const { buttons, touches } = event as Partial<PointerEvent & TouchEvent>
      const wasPressed = isPressed
      isPressed = buttons === 1 || Boolean(touches?.length)
      if (isPressed !== wasPressed) onMove()
    })
  onCapture('scroll', onMove)
  return async () => {
    while (isPressed || isViewerOpen() || performance.now() - lastTime < REST_TIME)
      await new Promise((resolve) => setTimeout(resolve, REST_TIME))
  }
}

/**
 * Runs all other scripts, and then the one that starts the framework, because React reads only the payload that is there
 * when it starts. When a script fails to load, the framework does not start, and the page keeps working without it.
 *
 * @param atRest waits before each of the two steps, because seconds lie between them on a slow connection. React would
 *   remove an open viewer from a page that is translated.
 */
async function run(scripts: readonly string[], atRest: () => Promise<void>) {
  for (const href of scripts) append('link', { rel: 'preload', as: 'script', href })
  await atRest()
  await Promise.all(scripts.slice(0, -1).map(load))
  await atRest()
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

/**
 * Shows which slides of a native track are in view: as text, once for each number of slides that screens have room for, and in
 * the scale. React keeps what it finds, and then shows the same (components/ui/Carousel/CarouselControls.tsx).
 */
function showNativePosition() {
  onCapture('scroll', (event) => {
    const track = closest<HTMLElement>(event, '[data-island] > [id]:not([data-looping])')
    const controls = track?.nextElementSibling
    if (!track || !controls) return
    const first = firstInView(track)
    const cells = controls.querySelectorAll<HTMLElement>('[data-offset]')
    const count = cells.length
    cells.forEach((cell, index) => {
      cell.dataset.offset = String((index - first + count) % count)
      if (cell.dataset.show) cell.ariaCurrent = index === first ? 'true' : null
    })
    controls.querySelectorAll('p > span').forEach((text, index) => {
      text.textContent = positionText(first, index + 1, count)
    })
  })
}
