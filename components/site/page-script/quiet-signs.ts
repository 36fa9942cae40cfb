import { savesData } from './saves-data'

/** Milliseconds. */
const AFTER_MAIN_PICTURE = 3000

/** Calls back once a carousel is within one window of the view: it is about to be used. */
export function nearCarousel(want: () => void) {
  if (!('IntersectionObserver' in window)) return
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return
      observer.disconnect()
      want()
    },
    { rootMargin: '100% 0px' },
  )
  for (const carousel of document.querySelectorAll('[aria-roledescription="carousel"] > *')) {
    observer.observe(carousel)
  }
}

/** Calls back when the browser is idle, some time after the main picture; never for those who save data. */
export function afterMainPicture(want: () => void) {
  if (savesData()) return
  const whenIdle = () => ('requestIdleCallback' in window ? requestIdleCallback(() => want()) : want())
  const count = () => setTimeout(whenIdle, AFTER_MAIN_PICTURE)
  document.addEventListener('DOMContentLoaded', async () => {
    await document
      .querySelector<HTMLImageElement>('img[fetchpriority="high"]')
      ?.decode()
      .catch(() => {})
    // A page that is rendered ahead of a visit waits for the visit.
    if ((document as Document & { prerendering?: boolean }).prerendering)
      document.addEventListener('prerenderingchange', count, { once: true })
    else count()
  })
}
