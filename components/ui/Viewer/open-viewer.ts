import { closest, hasModifier } from '@/lib/dom'
import type * as viewer from './viewer'

/** The link around a picture in an element with `data-viewer`, whose value is the viewer's title for it. */
const pictureLink = (event: Event) => closest<HTMLAnchorElement>(event, '[data-viewer] a[data-picture]')

/**
 * Opens a picture in the viewer when it is clicked. The viewer's module loads when a picture is first pressed. When it fails
 * to load or to run, the link leads to the large picture, as it does without script.
 *
 * @param load imports the module (`viewer.ts`)
 */
export function openPicturesInViewer(load: () => Promise<typeof viewer>) {
  // A reload has closed the viewer and left its history entry, which would take a press of Back.
  if ((history.state as { viewer?: boolean } | null)?.viewer) history.back()
  document.addEventListener('pointerdown', (event) => {
    // The click that follows leads to the picture when loading has failed.
    if (pictureLink(event)) load().catch(() => undefined)
  })
  document.addEventListener('click', async (event) => {
    const link = pictureLink(event)
    if (!link || event.defaultPrevented || hasModifier(event)) return
    event.preventDefault()
    try {
      const { openViewer } = await load()
      openViewer(link)
    } catch {
      location.assign(link.href)
    }
  })
}
