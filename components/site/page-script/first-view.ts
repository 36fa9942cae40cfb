import { onCapture } from './on-capture'
import { visit } from './visit'
import { whenIdle } from './when-idle'

/** Parts of the longest page, the footer aside. */
const PARTS = 12
const AUTO = 'content-visibility:auto'
/** Chromium lays out ahead what is nearer to the window than one and a half of its heights. */
const FAR = ';translate:0 200vh'

/**
 * Has a page's first view laid out and painted by itself, and after that what stands below it: part by part when the
 * browser is idle, or all at once when the visitor moves on. Until then heights are a guess; so a page that is entered
 * further down is laid out whole, and so is every page in WebKit, which does not say when it is idle
 * (docs/decisions/0013-the-first-view-first.md).
 */
export function layOutFirstViewFirst() {
  if (location.hash || visit()?.type === 'reload') return
  if (!window.requestIdleCallback || !CSS.supports(AUTO)) return

  const sheet = new CSSStyleSheet()
  document.adoptedStyleSheets = [sheet]
  let isWhole = false
  const leaveOutAfter = (part: number) => {
    if (isWhole) return
    isWhole = part === PARTS
    const last = document.querySelector(`main>:nth-child(${part})`)
    const isFull = last && last.getBoundingClientRect().bottom > innerHeight
    const rest = `:nth-child(n+${part + 1})`
    const below = `main>${rest}:not(aside),main article${rest},body>footer`
    sheet.replaceSync(isWhole ? '' : `${below}{${AUTO};contain-intrinsic-height:900px${isFull ? FAR : ''}}`)
  }
  const goOn = (part: number) => {
    leaveOutAfter(part)
    // A frame between two parts, so that no two are laid out in one.
    if (!isWhole) requestAnimationFrame(() => whenIdle(() => goOn(part + 1)))
  }
  /** What stands in the middle of the window stays there, whatever the heights above it turn out to be. */
  const layOutAll = () => {
    if (isWhole) return
    const seen = document.elementFromPoint(innerWidth / 2, innerHeight / 2)!
    const top = () => seen.getBoundingClientRect().top
    const before = top()
    leaveOutAfter(PARTS)
    const moved = top() - before
    // A scroll by nothing would still end one that goes on.
    if (moved) scrollBy(0, moved)
  }
  for (const sign of ['click', 'keydown', 'scroll']) onCapture(sign, layOutAll)
  leaveOutAfter(1)
  requestAnimationFrame(() => goOn(1))
}
