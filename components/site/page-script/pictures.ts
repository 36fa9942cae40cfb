import { closest } from './closest'

/** What the viewer's own script gives (`components/site/viewer/viewer.ts`). */
interface Viewer {
  openViewer: (link: HTMLAnchorElement) => void
}

/** A picture of a set that the viewer can show; the set says its title (`data-viewer`). */
const pressed = (event: Event) => closest<HTMLAnchorElement>(event, '[data-viewer] a[data-picture]')

const isPlain = ({ altKey, ctrlKey, metaKey, shiftKey }: MouseEvent) =>
  !(altKey || ctrlKey || metaKey || shiftKey)

/**
 * A press on a picture opens it in the viewer. Its script comes with the first press and not before; should it not come,
 * or not work in this browser, the link leads to the large picture as it does without script.
 */
export function openPicturesInViewer(load: () => Promise<Viewer>) {
  let viewer: Promise<Viewer> | undefined
  const loaded = () => (viewer ??= load())

  document.addEventListener('pointerdown', (event) => {
    // The press that follows deals with a failure.
    if (pressed(event)) loaded().catch(() => undefined)
  })
  document.addEventListener('click', (event) => {
    const link = pressed(event)
    if (!link || event.defaultPrevented || !isPlain(event)) return
    event.preventDefault()
    loaded()
      .then(({ openViewer }) => openViewer(link))
      .catch(() => location.assign(link.href))
  })
}
