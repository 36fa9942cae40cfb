/**
 * The inline script of every page. The export step puts it into the head, so that it works before React and without it
 * (docs/decisions/0002-an-inline-page-script.md). Nothing here is needed to read a page or to go to the next one.
 */
import { deferScripts } from './deferred-start'
import { keepOneDetailsOpen } from './details'
import { whenDocumentIs } from './dom'
import { showPricePastHero } from './header-price'
import { recoverLostScripts } from './lost-scripts'
import { closeMenuOnChoice, openMenuOnHover } from './menus'
import { markOffline } from './offline'
import { openPicturesInViewer } from './open-viewer'
import { startAtTop } from './scroll-position'
import { shareOnClick } from './share'
import { showTodayLine, showTodaysSun } from './sun-notes'
import { markTakenNights } from './taken-nights'
import { ignoreSkippedTransitions } from './view-transitions'

/** Address of the viewer's module, put in by the build. */
declare const VIEWER: string
/** The build makes a version for pages that show taken nights, and one for all others. */
declare const TAKEN_NIGHTS: boolean

/** `/book?property=house` selects the house, unless the guest or the browser has already chosen (requirements §2). */
function preselectProperty() {
  const radios = [...document.querySelectorAll<HTMLInputElement>('[name="property"]')]
  const named = radios.find(({ value }) => value === new URLSearchParams(location.search).get('property'))
  if (named && !radios.some(({ checked }) => checked)) named.checked = true
}

/** Logs the path that the 404 page was shown for (requirements §2): a warning, because nothing of the page failed. */
function logUnknownPath() {
  if (document.querySelector('[data-unknown-path]')) console.warn(`404: no page at ${location.pathname}`)
}

startAtTop()
ignoreSkippedTransitions()
const scripts = document.currentScript?.dataset.scripts
if (scripts) deferScripts(scripts.split(' '))
recoverLostScripts()
markOffline()
closeMenuOnChoice()
keepOneDetailsOpen()
openPicturesInViewer(() => import(VIEWER))
shareOnClick()

whenDocumentIs('interactive', () => {
  const now = new Date()
  showTodaysSun(now)
  showTodayLine(now)
  if (TAKEN_NIGHTS) markTakenNights(now)
  showPricePastHero()
  preselectProperty()
  logUnknownPath()
  openMenuOnHover()
})
