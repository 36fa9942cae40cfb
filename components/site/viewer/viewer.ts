/**
 * The photo viewer: any picture of a gallery, as large as the window allows. Loaded by the page script with the first
 * press on a picture (docs/decisions/0009-a-viewer-beside-react.md).
 */
import { closeOnBack } from './close-on-back'
import { createDialog } from './dialog'
import { loopStrip } from './loop'
import { picturesOf } from './pictures-of'
import { createSlides } from './slides'
import { holdWhilePinched, zoomOnDoubleTap } from './zoom'

/** The viewer's style sheet, put in by the build. */
declare const VIEWER_STYLE: string

const sheet = new CSSStyleSheet()
sheet.replaceSync(VIEWER_STYLE)
document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]

/** Shows a picture of the page, and with it those of its set. The focus comes back to it in the end. */
export function openViewer(link: HTMLAnchorElement) {
  if (document.querySelector('dialog.viewer')) return
  const { title, pictures, start } = picturesOf(link)
  const { dialog, strip, close, previous, next, tell } = createDialog(title, pictures.length)
  const slides = createSlides(strip, pictures)
  const end = new AbortController()

  const { clientWidth, style } = document.documentElement
  style.setProperty('--scroll-bar', `${innerWidth - clientWidth}px`)
  document.body.append(dialog)
  dialog.showModal()
  close.focus()
  closeOnBack(dialog)

  const loop = loopStrip(strip, pictures.length, (index) => {
    tell(index, pictures[index]!.caption)
    slides.bring(index)
  })
  loop.show(start)

  close.addEventListener('click', () => dialog.close())
  previous.addEventListener('click', () => loop.step(-1))
  next.addEventListener('click', () => loop.step(1))
  const keys: Record<string, () => void> = {
    ArrowLeft: () => loop.step(-1),
    ArrowRight: () => loop.step(1),
    Home: () => loop.show(0),
    End: () => loop.show(pictures.length - 1),
  }
  dialog.addEventListener('keydown', (event) => {
    const act = keys[event.key]
    // With a modifier the key is the browser's: Alt and ArrowLeft go back.
    if (!act || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    act()
  })
  zoomOnDoubleTap(strip, slides.measure)
  holdWhilePinched(strip, end.signal)
  const resized = () => {
    loop.stay()
    slides.measure()
  }
  addEventListener('resize', resized, { signal: end.signal })

  dialog.addEventListener('close', () => {
    end.abort()
    dialog.remove()
    link.focus({ preventScroll: true })
  })
}
