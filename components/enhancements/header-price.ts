import { markPage } from './dom'

/** The viewport without the part that the lowest header covers. */
const BELOW_HEADER = '-60px 0px 0px'

/** Marks the page once its hero is out of view: the header of a property page then shows the nightly price. */
export function showPricePastHero() {
  const hero = document.getElementById('hero')
  if (!hero || !('IntersectionObserver' in window)) return
  new IntersectionObserver(([entry]) => markPage('data-past-hero', !entry?.isIntersecting), {
    rootMargin: BELOW_HEADER,
  }).observe(hero)
}
