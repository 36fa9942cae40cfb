/**
 * The one inline script, which works before React and without it (docs/decisions/0002-an-inline-page-script.md). Nobody needs it to
 * read a page or to follow a link. It stands behind the first screen, so it listens on the document; what needs the rest of the
 * page waits until that has arrived.
 */
import { forgetDraftOnClick, markQuery, markTyped } from '@/components/booking/before-hydration'
import { moveThroughEvening } from '@/components/home/HomeHero/evening-range'
import { markCurrentGallery } from '@/components/property/GalleryIndex/current-gallery'
import { closeMenuOnChoice, keepExpanded, openMenuOnHover } from '@/components/site/Header/menus'
import { copyOnClick } from '@/components/ui/Copy/copy-on-click'
import { openPicturesInViewer } from '@/components/ui/Viewer/open-viewer'
import { whenDocumentIs } from '@/lib/dom'
import { repeatEarlyPresses } from './early-presses'
import { replaceLostScripts } from './lost-scripts'
import { placeOnArrival } from './navigation'
import { startWhenNear } from './start'

/** The address of the viewer's module. `scripts/make/page-script.ts` inserts it. */
declare const VIEWER: string

const scripts = document.currentScript!.dataset.scripts

markQuery()
markTyped()
repeatEarlyPresses()
replaceLostScripts()
placeOnArrival()
// Browsers before 2024 may have no popovers. There the toggle is hidden, the accommodation menu opens by CSS, and the footer has
// all links.
if ('popover' in HTMLElement.prototype) {
  keepExpanded()
  closeMenuOnChoice()
  openMenuOnHover()
}
moveThroughEvening()
openPicturesInViewer(() => import(VIEWER))
copyOnClick()
forgetDraftOnClick()
document.addEventListener('scroll', markCurrentGallery, { passive: true })
whenDocumentIs('interactive', () => {
  if (scripts) startWhenNear(scripts.split(' '))
  // The unknown path on the 404 page (requirements §2).
  if (document.querySelector('[data-unknown-path]')) console.error(`404: no page at ${location.pathname}`)
})
