/**
 * The photo viewer shows all pictures of a page in one run, each as large as the viewport allows. The page script loads it when
 * a picture is first pressed (docs/decisions/0009-a-viewer-without-react.md).
 */
import { hasModifier } from '@/components/page/dom'
import { addDialog, galleryOf, slideOf } from './dialog'

/** The viewer's style sheet. `scripts/make/page-script.ts` inserts it. */
declare const VIEWER_STYLE: string

const styleSheet = new CSSStyleSheet()
styleSheet.replaceSync(VIEWER_STYLE)
document.adoptedStyleSheets = [...document.adoptedStyleSheets, styleSheet]

/** Milliseconds without scrolling after which the strip counts as at rest. */
const REST_TIME = 120

/**
 * Shows a picture in the run of all pictures of the page's galleries. The browser scrolls and snaps the strip; on upright
 * phones a slide scrolls by itself where its picture is larger than it, and the next swipe at its edge moves the strip. When
 * the viewer closes, the focus goes to the picture in view.
 */
export function openViewer(link: HTMLAnchorElement) {
  if (document.querySelector('dialog.viewer')) return
  // The small picture of a room, in a list, is one of the others.
  const links = Array.from(
    document.querySelectorAll<HTMLAnchorElement>('[data-viewer] a[data-picture]:not(dl a)'),
  )
  const { picture } = link.dataset
  const opened = Math.max(
    links.indexOf(link),
    links.findIndex((each) => each.dataset.picture === picture),
  )
  const { dialog, part, tell } = addDialog(links)
  const track = part('.track')
  const slides = links.map((each) => track.appendChild(slideOf(each)))
  const { length } = slides
  let index = -1
  let rest: ReturnType<typeof setTimeout> | undefined
  let scrolledWidth = 0

  const select = (next: number) => {
    // In a viewer that has closed no slide is in view.
    if (next === index || !slides[next]) return
    const isFocused = slides[index]?.matches(':focus')
    index = next
    slides.forEach((slide, at) => (slide.inert = at !== index))
    if (isFocused) slides[index]!.focus({ preventScroll: true })
    for (const at of [index, index + 1, index + length - 1])
      slides[at % length]!.querySelector('img')!.loading = 'eager'
    tell(index)
  }
  const scroll = (behavior: ScrollBehavior) => {
    clearTimeout(rest)
    scrolledWidth = track.clientWidth
    track.scrollTo({ left: index * scrolledWidth, behavior })
  }
  /** Glides to a neighbour and jumps to the others. After the last picture comes the first. */
  const show = (to: number) => {
    const next = (to + length) % length
    const isStill = Math.abs(next - index) > 1 || matchMedia('(prefers-reduced-motion: reduce)').matches
    select(next)
    scroll(isStill ? 'instant' : 'smooth')
  }
  track.addEventListener('scroll', () => {
    clearTimeout(rest)
    rest = setTimeout(() => select(Math.round(track.scrollLeft / scrolledWidth)), REST_TIME)
  })
  /** Scrolls each slide that is smaller than its picture to the picture's focal point. */
  const pan = () =>
    slides.forEach((slide, at) => {
      const [x, y] = focusOf(links[at]!)
      slide.scrollTo(
        x! * (slide.scrollWidth - slide.clientWidth),
        y! * (slide.scrollHeight - slide.clientHeight),
      )
    })
  const toggleWhole = () => {
    const whole = part('.whole')
    whole.ariaPressed = String(whole.ariaPressed === 'false')
    pan()
  }
  track.addEventListener('click', toggleWhole)
  part('.whole').addEventListener('click', toggleWhole)
  part('.close').addEventListener('click', () => dialog.close())
  part('.previous').addEventListener('click', () => show(index - 1))
  part('.next').addEventListener('click', () => show(index + 1))
  dialog.addEventListener('keydown', (event) => {
    const keys: Record<string, number> = {
      ArrowLeft: index - 1,
      ArrowRight: index + 1,
      Home: 0,
      End: length - 1,
    }
    const to = keys[event.key]
    if (to === undefined || hasModifier(event)) return
    event.preventDefault()
    show(to)
  })
  dialog.addEventListener('close', () => {
    visualViewport!.onresize = null
    dialog.remove()
    const nearest = (index !== opened && nearestLink(links, index)) || link
    nearest.focus({ preventScroll: nearest === link })
  })

  select(opened)
  dialog.showModal()
  closeOnBack(dialog)
  // It is observed at once, and after each resize, in which Firefox and WebKit keep the distance scrolled.
  new ResizeObserver(() => {
    pan()
    scroll('instant')
  }).observe(track)
  // While the page is pinch-zoomed, one finger pans the page.
  const lock = () => dialog.toggleAttribute('data-locked', visualViewport!.scale > 1.01)
  visualViewport!.onresize = lock
  lock()
}

/** The focal point of a link's picture, as fractions of what is cropped of it. */
const focusOf = (link: HTMLElement) =>
  (getComputedStyle(link.querySelector('img')!).getPropertyValue('--focus-point') || '50% 50%')
    .split(' ')
    .map((each) => parseFloat(each) / 100)

/** The link of a picture; where its carousel shows others, which alone take the focus, the nearest of them. */
function nearestLink(links: readonly HTMLAnchorElement[], index: number) {
  const gallery = galleryOf(links[index]!)
  const distance = (each: HTMLAnchorElement) => Math.abs(links.indexOf(each) - index)
  return links
    .filter((each) => galleryOf(each) === gallery && !each.closest('[inert]'))
    .sort((a, b) => distance(a) - distance(b))[0]
}

/** Whether the current history entry is the one that the viewer has added, so that Back closes it. */
const isViewerEntry = () => Boolean((history.state as { viewer?: boolean } | null)?.viewer)

/**
 * Makes Back close the dialog and stay on the page. Opening adds a history entry for this, with the address and the state of
 * the entry before it, so that Next's router takes both for the same page. Closing in another way removes the entry; a reload keeps it.
 */
function closeOnBack(dialog: HTMLDialogElement) {
  // Otherwise Chromium would scroll to the hash of the address when the entry is removed.
  history.scrollRestoration = 'manual'
  // The visitor may have gone forward to an entry of the viewer that Back has closed.
  if (!isViewerEntry()) history.pushState({ ...history.state, viewer: true }, '')
  const onBack = () => {
    dialog.close()
    // Chromium scrolls after this event.
    setTimeout(() => (history.scrollRestoration = 'auto'))
  }
  addEventListener('popstate', onBack, { once: true })
  dialog.addEventListener('close', () => {
    if (isViewerEntry()) history.back()
  })
}
