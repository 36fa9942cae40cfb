import { isOffline } from '../is-offline'
import { closest } from './closest'
import { onCapture } from './on-capture'
import { afterMainPicture, nearCarousel } from './quiet-signs'

/** Long enough that no gesture is still going on, short enough that nobody waits for it. */
const QUIET = 100
const island = '[aria-roledescription="carousel"], [data-replay]'
/** To another page, whose document brings its own scripts. A picture's link stays and opens the viewer. */
const linkAway = 'a[href]:not([data-picture], [href^="#"])'

type Held = readonly string[]

/**
 * Starts the framework's scripts, which the export step holds back on pages that read without them
 * (docs/decisions/0010-scripts-held-back.md), at the first sign that a visitor wants what they bring. They are fetched at
 * the sign and run once the gesture is over, so that no hydration lands inside a swipe.
 *
 * @param held addresses of the page's data and of the scripts that read it, last the one that starts them:
 *   `['/_next/static/data/3f.js', …, '/_next/static/chunks/turbopack-2u.js']`
 */
export function startHeldScripts(held: Held) {
  let isWanted = false
  let isPressed = false
  let resting: ReturnType<typeof setTimeout> | undefined

  const runAtRest = () => {
    clearTimeout(resting)
    if (isWanted && !isPressed) resting = setTimeout(() => run(held), QUIET)
  }
  const want = () => {
    // Asked for in vain, they would not be asked for again.
    if (isOffline()) return
    if (!isWanted) fetchAhead(held)
    isWanted = true
    runAtRest()
  }
  const wantUnlessLeaving = (event: Event) => {
    if (!closest(event, linkAway)) want()
  }
  const letGo = () => {
    isPressed = false
    runAtRest()
  }

  onCapture('pointerdown', (event) => {
    isPressed = true
    clearTimeout(resting)
    wantUnlessLeaving(event)
  })
  for (const type of ['pointerup', 'touchend', 'touchcancel', 'dragend']) onCapture(type, letGo)
  // A pen that pans is not heard of again; a finger's touch and a mouse's drag are.
  onCapture('pointercancel', (event) => {
    if ((event as PointerEvent).pointerType === 'pen') letGo()
  })
  onCapture('scroll', runAtRest)
  onCapture('keydown', want)
  onCapture('click', wantUnlessLeaving)
  onCapture('focusin', (event) => {
    if (closest(event, island)) want()
  })
  document.addEventListener('scroll', () => nearCarousel(want), { once: true, passive: true })
  afterMainPicture(want)
}

function fetchAhead(held: Held) {
  for (const href of held) {
    const link = document.createElement('link')
    Object.assign(link, { rel: 'preload', as: 'script', href })
    document.head.append(link)
  }
}

/**
 * The one that starts the framework comes last, once all the others are there: React reads the data that is there when it
 * starts, and no more; and where a script is gone, the framework would put an error in the place of a page that reads well.
 */
function run(held: Held) {
  if (document.querySelector(`script[src="${held[0]}"]`)) return
  const [starter, ...others] = [...held].reverse()
  Promise.all(others.map(arrival)).then(
    () => append(starter!),
    () => undefined,
  )
}

const arrival = (src: string) =>
  new Promise((resolve, reject) => Object.assign(append(src), { onload: resolve, onerror: reject }))

/** A classic element with `src` and `async` as exported: React looks for just that, and adds what it does not find. */
function append(src: string) {
  const script = document.createElement('script')
  Object.assign(script, { src, async: true })
  document.head.append(script)
  return script
}
