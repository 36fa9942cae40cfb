/** Once a page's hero is out of view, the header may say the price (`components/site/Header/HeaderPrice`). */
export function markPastHero() {
  const hero = document.getElementById('sheet')
  if (!hero || !('IntersectionObserver' in window)) return
  const header = document.querySelector('header')?.offsetHeight ?? 0
  const observer = new IntersectionObserver(
    ([entry]) => document.documentElement.toggleAttribute('data-past-hero', !entry?.isIntersecting),
    { rootMargin: `-${header}px 0px 0px` },
  )
  observer.observe(hero)
}
