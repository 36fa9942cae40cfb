/**
 * The inline script of every page, which works before React and without it (docs/decisions/0002-an-inline-page-script.md). The
 * export step says where it stands. Nobody needs it to read a page or to follow a link.
 */
import { todayInDublin } from '@/lib/light/dublin-time'
import { stepCarousels } from './carousels'
import { startWhenDue } from './deferred-start'
import { onEachRendering, runEach, togglePageAttribute } from './dom'
import { chooseEvening } from './evening'
import { markCurrentGallery, showPricePastHero } from './in-view'
import { recoverLostScripts } from './lost-scripts'
import { closeMenuOnChoice, openMenuOnHover } from './menus'
import { startAtTop } from './navigation'
import { markOffline } from './offline'
import { openPicturesInViewer } from './open-viewer'
import { copyOnClick } from './share'
import { showTodayLine, showTodaysSun } from './sun-notes'
import { markTakenNights } from './taken-nights'

/** Address of the viewer's module. `scripts/make/page-script.ts` inserts it. */
declare const VIEWER: string

/** Whether the page has the year of light. `scripts/make/page-script.ts` inserts it, and leaves its code out of the others. */
declare const HAS_YEAR_OF_LIGHT: boolean

/** Logs the unknown path on the 404 page (requirements §2). */
function logUnknownPath() {
  if (document.querySelector('[data-unknown-path]')) console.error(`404: no page at ${location.pathname}`)
}

const scripts = document.currentScript?.dataset.scripts

runEach([
  startAtTop,
  // The confirmation shows the frame of a request until it has read the query.
  () => togglePageAttribute('data-with-query', location.search !== ''),
  () => scripts && startWhenDue(scripts.split(' ')),
  recoverLostScripts,
  markOffline,
  closeMenuOnChoice,
  openMenuOnHover,
  stepCarousels,
  () => openPicturesInViewer(() => import(VIEWER)),
  copyOnClick,
])

const now = new Date()
const today = todayInDublin(now)
onEachRendering([
  () => showTodaysSun(today),
  () => showTodayLine(today),
  () => HAS_YEAR_OF_LIGHT && chooseEvening(today),
  () => markTakenNights(now),
  showPricePastHero,
  markCurrentGallery,
  logUnknownPath,
])
