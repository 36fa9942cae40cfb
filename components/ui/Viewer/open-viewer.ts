import type { LayoutWords } from '@/lib/schema/page'
import { closest, hasModifier, isReachable } from '@/components/page/dom'
import type * as viewer from './viewer'

/** The link around a picture in an element with `data-viewer`, whose value is the viewer's title for it. */
const pictureLink = (event: Event) => closest<HTMLAnchorElement>(event, '[data-viewer] a[data-picture]')

/**
 * Opens a picture in the viewer when it is clicked. The viewer's module loads when a picture is first pressed; until it has
 * loaded, a status says so. When the module fails to load or to run, the link leads to the large picture, as it does without
 * script. When that cannot be reached either, as offline, the page stays, and the status says so until the next press.
 *
 * @param load imports the module (`viewer.ts`)
 */
export function openPicturesInViewer(load: () => Promise<typeof viewer>) {
  document.addEventListener('pointerdown', (event) => {
    // The click that follows says so when loading has failed.
    if (pictureLink(event)) load().catch(() => undefined)
  })
  document.addEventListener('click', async (event) => {
    const link = pictureLink(event)
    if (!link || event.defaultPrevented || hasModifier(event)) return
    event.preventDefault()
    say('loading')
    try {
      const { openViewer } = await load()
      openViewer(link)
      say()
    } catch {
      const canFollow = await isReachable(link.href)
      say(canFollow ? undefined : 'notOpened')
      if (canFollow) location.assign(link.href)
      document.addEventListener('pointerdown', () => say(), { once: true })
    }
  })
}

const status = () => document.getElementById('viewer-status')

/** The words of the viewer, which stand in `ViewerStatus.tsx`. */
export const viewerWords = (): LayoutWords['viewerWords'] => JSON.parse(status()!.dataset.words!)

/** Shows one of the words, or none. */
const say = (word?: keyof LayoutWords['viewerWords']) =>
  status()!.replaceChildren(...(word ? [viewerWords()[word]] : []))
