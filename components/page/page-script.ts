/**
 * The inline script at the end of every page, which works before React and without it
 * (docs/decisions/0002-an-inline-page-script.md). Nobody needs it to read a page or to follow a link.
 */
import { forgetDraftOnClick, markTyped } from '@/components/booking/before-react'
import { markCurrentGallery } from '@/components/sections/GalleryIndex/current-gallery'
import { closeMenuOnChoice, openMenuOnHover } from '@/components/site/Header/menus'
import { showPricePastHero } from '@/components/site/Header/past-hero'
import { copyOnClick } from '@/components/ui/Copy/copy-on-click'
import { openPicturesInViewer } from '@/components/ui/Viewer/open-viewer'
import { runEach } from './dom'
import { startAtTop } from './navigation'
import { supportOlderBrowsers } from './older-browsers'
import { startWhenNear } from './start'

/** The address of the viewer's module. `scripts/make/page-script.ts` inserts it. */
declare const VIEWER: string

/** Logs the unknown path on the 404 page (requirements §2). */
function logUnknownPath() {
  if (document.querySelector('[data-unknown-path]')) console.error(`404: no page at ${location.pathname}`)
}

const scripts = document.currentScript?.dataset.scripts
/** Everything is looked up each time, because React may have rendered it again. */
const follow = () => runEach([showPricePastHero, markCurrentGallery])

document.addEventListener('scroll', follow, { passive: true })
runEach([
  startAtTop,
  () => scripts && startWhenNear(scripts.split(' ')),
  closeMenuOnChoice,
  openMenuOnHover,
  () => openPicturesInViewer(() => import(VIEWER)),
  copyOnClick,
  markTyped,
  forgetDraftOnClick,
  follow,
  logUnknownPath,
  // Behind the menus, whose clicks it asks whether they are to open or close anything.
  supportOlderBrowsers,
])
