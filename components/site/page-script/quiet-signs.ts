import { mainPicture } from './main-picture'
import { onCapture } from './on-capture'
import { savesData } from './saves-data'
import { whenIdle } from './when-idle'
import { whenInView } from './when-in-view'

/** Milliseconds. */
const AFTER_MAIN_PICTURE = 3000

/** Calls back once a carousel is within one window of the view: it is about to be used. */
export function nearCarousel(want: () => void) {
  const carousels = document.querySelectorAll('[aria-roledescription="carousel"] > *')
  whenInView(carousels, '100% 0px', (entries, observer) => {
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return
    observer.disconnect()
    want()
  })
}

/** Calls back when the browser is idle, some time after the main picture; never for those who save data. */
export function afterMainPicture(want: () => void) {
  if (savesData()) return
  const count = () => setTimeout(() => whenIdle(want), AFTER_MAIN_PICTURE)
  onCapture('DOMContentLoaded', async () => {
    await mainPicture()
    // A page that is rendered ahead of a visit waits for the visit.
    if ((document as Document & { prerendering?: boolean }).prerendering)
      onCapture('prerenderingchange', count)
    else count()
  })
}
