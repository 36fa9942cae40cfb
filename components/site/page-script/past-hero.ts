import { markPage } from './mark-page'
import { whenInView } from './when-in-view'

/** The window without what the lowest header hides. */
const BELOW_HEADER = '-60px 0px 0px'

/** Once a page's hero is out of view, the header may say the price (`components/site/Header/HeaderPrice`). */
export function markPastHero() {
  const hero = document.getElementById('sheet')
  if (!hero) return
  whenInView([hero], BELOW_HEADER, ([entry]) => markPage('data-past-hero', !entry?.isIntersecting))
}
