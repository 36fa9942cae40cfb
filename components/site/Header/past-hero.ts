import { onIntersection, togglePageAttribute } from '@/components/page/dom'

/** Leaves out the part of the viewport that the header covers; 60 px is the lower of its two heights. */
const BELOW_HEADER = '-60px 0px 0px'

/** Sets `data-past-hero` while the hero is out of view: the header of a property page then shows the nightly price. */
export function showPricePastHero() {
  const hero = document.getElementById('hero')
  if (hero) onIntersection(hero, BELOW_HEADER, (isInView) => togglePageAttribute('data-past-hero', !isInView))
}
