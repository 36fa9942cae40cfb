/**
 * What every page does besides being a document, bundled by `scripts/page-script.mjs` and sent inline in the head, so
 * that it holds before React and without it (docs/decisions/0002-a-page-script-beside-react.md). Nothing here is
 * needed to read or to navigate.
 */
import { keepOneDetailsOpen } from './details'
import { showPricePastHero } from './header-price'
import { closeMenuOnChoice, openMenuOnHover, tellMenuState } from './menus'
import { noteTheDay } from './note-of-the-day'
import { startAtTop } from './scroll'
import { markToday } from './today-line'

startAtTop()
tellMenuState()
closeMenuOnChoice()
keepOneDetailsOpen()

document.addEventListener('DOMContentLoaded', () => {
  openMenuOnHover()
  showPricePastHero()
  const now = new Date()
  noteTheDay(now)
  markToday(now)
})
