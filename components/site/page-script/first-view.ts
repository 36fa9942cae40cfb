import { mainPicture } from './main-picture'
import { onCapture } from './on-capture'
import { visit } from './visit'
import { tellsOfIdleness, whenIdle } from './when-idle'

const AUTO = 'content-visibility:auto'
/** The parts of a page from the one of this number on. */
const partsFrom = (number: number) => `main>:nth-child(n+${number}):not(aside),body>footer`
/** Further down, an article of a list is laid out part by part. */
const REST = `${partsFrom(2)},main>*+* article>*+*`

const boxOf = (element?: Element | null) => element?.getBoundingClientRect()

/**
 * Has a page's first view laid out and painted by itself, main picture included, and after that what stands below it:
 * part by part when the browser is idle, or all at once when the visitor moves on. Until then heights are a guess; so a
 * page that is entered further down is laid out whole, and so is every page in WebKit, which does not say when it is idle
 * (docs/decisions/0013-the-first-view-first.md).
 */
export function layOutFirstViewFirst() {
  if (location.hash || visit()?.type === 'reload') return
  if (!tellsOfIdleness() || !CSS.supports(AUTO)) return

  const sheet = new CSSStyleSheet()
  sheet.insertRule(`${REST}{${AUTO};contain-intrinsic-height:900px}`)
  document.adoptedStyleSheets = [sheet]
  let laidOut = 0
  const goOn = () =>
    whenIdle(() => {
      const part = document.querySelectorAll(REST)[laidOut++]
      if (!part || sheet.disabled) return takeIn()
      // Asked where it stands, what is left out is laid out where it is: no box moves, and nothing is painted.
      boxOf(part.firstElementChild)
      goOn()
    })
  /** What stands in the middle of the window stays there, whatever the heights above it turn out to be. */
  const takeIn = () => {
    if (sheet.disabled) return
    const seen = document.elementFromPoint(innerWidth / 2, innerHeight / 2)
    const top = () => boxOf(seen)?.top ?? 0
    const before = top()
    sheet.disabled = true
    const moved = top() - before
    // A scroll by nothing would still end one that goes on.
    if (moved) scrollBy(0, moved)
  }
  for (const sign of ['click', 'keydown', 'scroll']) onCapture(sign, takeIn)
  new Promise((begin) => {
    // A task of its own, where the page is parsed before its first frame.
    onCapture('DOMContentLoaded', begin)
    requestAnimationFrame(begin)
  }).then(() => {
    const [first, second] = document.querySelectorAll('main>*')
    const endsBelow = (part?: Element) => (boxOf(part)?.bottom ?? 0) > innerHeight
    // The second part's own height is a guess, what stands in it is not one.
    const last = [[first], [...(second?.children ?? [])]].findIndex((boxes) => boxes.some(endsBelow))
    // Chromium lays out ahead what is nearer to the window than one and a half of its heights.
    if (last >= 0) sheet.insertRule(`${partsFrom(last + 2)}{translate:0 200vh}`)
    mainPicture().then(goOn)
  })
}
