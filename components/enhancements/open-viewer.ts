import { closest } from './dom'

/** What the viewer's own module exports (`components/enhancements/viewer/viewer.ts`). */
interface Viewer {
  openViewer: (link: HTMLAnchorElement) => void
}

/** The link around a picture of a set; `data-viewer` on the set is the viewer's title. */
const pictureLink = (event: Event) => closest<HTMLAnchorElement>(event, '[data-viewer] a[data-picture]')

const hasModifier = ({ altKey, ctrlKey, metaKey, shiftKey }: MouseEvent) =>
  altKey || ctrlKey || metaKey || shiftKey

/**
 * A click on a picture opens it in the viewer. The viewer's module loads with the first press on a picture. When it does
 * not arrive or does not work in this browser, the link leads to the large picture, as it does without script.
 */
export function openPicturesInViewer(load: () => Promise<Viewer>) {
  let viewer: Promise<Viewer> | undefined
  const loaded = () => (viewer ??= load())

  document.addEventListener('pointerdown', (event) => {
    // The click that follows handles a failure.
    if (pictureLink(event)) loaded().catch(() => undefined)
  })
  document.addEventListener('click', (event) => {
    const link = pictureLink(event)
    if (!link || event.defaultPrevented || hasModifier(event)) return
    event.preventDefault()
    loaded()
      .then(({ openViewer }) => openViewer(link))
      .catch(() => location.assign(link.href))
  })
}
