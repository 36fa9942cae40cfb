import { closest } from './dom'

/** The exports of the viewer's module (`components/enhancements/viewer/viewer.ts`). */
interface Viewer {
  openViewer: (link: HTMLAnchorElement) => void
}

/** The link around a picture in an element with `data-viewer`, whose value is the viewer's title. */
const pictureLink = (event: Event) => closest<HTMLAnchorElement>(event, '[data-viewer] a[data-picture]')

const hasModifier = ({ altKey, ctrlKey, metaKey, shiftKey }: MouseEvent) =>
  altKey || ctrlKey || metaKey || shiftKey

/**
 * Opens a picture in the viewer when it is clicked. The viewer's module loads when a picture is first pressed. When the
 * module fails to load or to run, the link leads to the large picture, as it does without script.
 */
export function openPicturesInViewer(load: () => Promise<Viewer>) {
  let viewer: Promise<Viewer> | undefined
  const loaded = () => (viewer ??= load())

  document.addEventListener('pointerdown', (event) => {
    // If loading fails, the click that follows handles it.
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
