import { onIntersection, togglePageAttribute } from './dom'

/** Leaves out the part of the viewport that the header covers; 60 px is the lower of its two heights. */
const BELOW_HEADER = '-60px 0px 0px'
/** Reduces the viewport to a line, a quarter of its height from the top. The gallery on this line is the current one. */
const LINE = '-25% 0px -75%'

/** Sets `data-past-hero` while the hero is out of view: the header of a property page then shows the nightly price. */
export function showPricePastHero() {
  const hero = document.getElementById('hero')
  if (hero) onIntersection(hero, BELOW_HEADER, (isInView) => togglePageAttribute('data-past-hero', !isInView))
}

/** Sets `aria-current` on the link to the gallery in view, in the index of a page's galleries. */
export function markCurrentGallery() {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('[data-gallery-index] a')) {
    const gallery = document.getElementById(link.hash.slice(1))!.parentElement!
    onIntersection(gallery, LINE, (isCurrent) => (link.ariaCurrent = String(isCurrent)))
  }
}
