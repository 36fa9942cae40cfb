/**
 * What every page does besides being a document, bundled by `scripts/page-script.mjs` and sent inline in the head, so
 * that it holds before React and without it (docs/decisions/0002-a-page-script-beside-react.md). Nothing here is
 * needed to read or to navigate.
 */
import { keepOneDetailsOpen } from './details'
import { keepEarlyPresses } from './early-presses'
import { takeNoteOfFades } from './fade'
import { layOutFirstViewFirst } from './first-view'
import { markPastHero } from './past-hero'
import { startHeldScripts } from './held-scripts'
import { markLostLine } from './line'
import { recoverLostScripts } from './lost-scripts'
import { closeMenuOnChoice, openMenuOnHover } from './menus'
import { noteTheDay } from './note-of-the-day'
import { onCapture } from './on-capture'
import { openPicturesInViewer } from './pictures'
import { startAtTop } from './scroll'
import { speculate } from './speculation'
import { markToday } from './today-line'
import { whenIdle } from './when-idle'

/** Address of the photo viewer's script, put in by the build. */
declare const VIEWER: string

startAtTop()
takeNoteOfFades()
const held = document.currentScript?.dataset.held
if (held) {
  layOutFirstViewFirst()
  startHeldScripts(held.split(' '))
} else {
  // A page that reads without its scripts stays as it is without them.
  recoverLostScripts()
}
markLostLine()
keepEarlyPresses()
closeMenuOnChoice()
keepOneDetailsOpen()
openPicturesInViewer(() => import(VIEWER))

onCapture('DOMContentLoaded', () => {
  const now = new Date()
  noteTheDay(now)
  markPastHero()
  // What the first view can do without.
  whenIdle(() => {
    openMenuOnHover()
    markToday(now)
    speculate()
  })
})
