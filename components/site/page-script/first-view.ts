import { mainPicture } from './main-picture'
import { onCapture } from './on-capture'
import { visit } from './visit'
import { whenIdle } from './when-idle'

/** Parts of the longest page, the footer aside. Further down, an article of a list is laid out part by part as well. */
const PARTS = 12
const AUTO = 'content-visibility:auto'
/** Chromium lays out ahead what is nearer to the window than one and a half of its heights. */
const FAR = '{translate:0 200vh}'

/**
 * Has a page's first view laid out and painted by itself, main picture included, and after that what stands below it:
 * part by part when the browser is idle, or all at once when the visitor moves on. Until then heights are a guess; so a
 * page that is entered further down is laid out whole, and so is every page in WebKit, which does not say when it is idle
 * (docs/decisions/0013-the-first-view-first.md).
 */
export function layOutFirstViewFirst() {
  if (location.hash || visit()?.type === 'reload') return
  if (!window.requestIdleCallback || !CSS.supports(AUTO)) return

  const sheet = new CSSStyleSheet()
  document.adoptedStyleSheets = [sheet]
  let laidOut = 1
  const leaveOutRest = () => {
    const last = document.querySelector(`main>:nth-child(${laidOut})`)
    const isFull = last && last.getBoundingClientRect().bottom > innerHeight
    const rest = `:nth-child(n+${laidOut + 1})`
    const below = `main>${rest}:not(aside),body>footer`
    const style = `${below},main>*+* article>${rest}{${AUTO};contain-intrinsic-height:900px}`
    sheet.replaceSync(laidOut < PARTS ? style + (isFull ? below + FAR : '') : '')
  }
  const goOn = () =>
    whenIdle(() => {
      if (scrollY) {
        // Scrolled by a script or a screen reader, whose event is yet to come.
        layOutAll()
      } else {
        laidOut++
        leaveOutRest()
      }
      // A frame between two parts, so that no two are laid out in one.
      if (laidOut < PARTS) requestAnimationFrame(goOn)
    })
  /** What stands in the middle of the window stays there, whatever the heights above it turn out to be. */
  const layOutAll = () => {
    if (laidOut >= PARTS) return
    const seen = document.elementFromPoint(innerWidth / 2, innerHeight / 2)!
    const top = () => seen.getBoundingClientRect().top
    const before = top()
    laidOut = PARTS
    leaveOutRest()
    const moved = top() - before
    // A scroll by nothing would still end one that goes on.
    if (moved) scrollBy(0, moved)
  }
  for (const sign of ['click', 'keydown', 'scroll']) onCapture(sign, layOutAll)
  leaveOutRest()
  requestAnimationFrame(() => {
    leaveOutRest()
    mainPicture().then(goOn)
  })
}
