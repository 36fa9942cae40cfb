/**
 * The inline script at the end of every page, which works before React and without it
 * (docs/decisions/0002-an-inline-page-script.md). Nobody needs it to read a page or to follow a link.
 */
import { forgetDraftOnClick } from '@/components/booking/before-react'
import { markCurrentGallery } from '@/components/property/GalleryIndex/current-gallery'
import { closeMenuOnChoice, openMenuOnHover } from '@/components/site/Header/menus'
import { copyOnClick } from '@/components/ui/Copy/copy-on-click'
import { openPicturesInViewer } from '@/components/ui/Viewer/open-viewer'
import { startAtTop } from './navigation'
import { supportOlderBrowsers } from './older-browsers'
import { startWhenNear } from './start'

/** The address of the viewer's module. `scripts/make/page-script.ts` inserts it. */
declare const VIEWER: string

startAtTop()
const scripts = document.currentScript?.dataset.scripts
if (scripts) startWhenNear(scripts.split(' '))
closeMenuOnChoice()
openMenuOnHover()
openPicturesInViewer(() => import(VIEWER))
copyOnClick()
forgetDraftOnClick()
document.addEventListener('scroll', markCurrentGallery, { passive: true })
// Behind the menus, whose clicks it asks whether they are to open or close anything.
supportOlderBrowsers()
// The unknown path on the 404 page (requirements §2).
if (document.querySelector('[data-unknown-path]')) console.error(`404: no page at ${location.pathname}`)
