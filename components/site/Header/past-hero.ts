/** The lower of the two heights of the header, in pixels. */
const HEADER = 60

/** Sets `data-past-hero` while the hero is out of view: the header of a property page then shows the nightly price. */
export function showPricePastHero() {
  const hero = document.getElementById('hero')
  const isPast = Boolean(hero && hero.getBoundingClientRect().bottom < HEADER)
  document.documentElement.toggleAttribute('data-past-hero', isPast)
}
