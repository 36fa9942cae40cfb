/**
 * The photo viewer shows all pictures of a page in one run, each as large as the viewport allows. The page script loads it when
 * a picture is first pressed (docs/decisions/0009-a-viewer-without-react.md).
 */
import { hasModifier } from '@/lib/dom'
import { icons } from '@/components/ui/icons'
import { viewerWords as words } from '@/content/navigation'
import { fill } from '@/lib/format'

/** The viewer's style sheet. `scripts/make/page-script.ts` inserts it. */
declare const VIEWER_STYLE: string

const styleSheet = new CSSStyleSheet()
styleSheet.replaceSync(VIEWER_STYLE)
document.adoptedStyleSheets = [...document.adoptedStyleSheets, styleSheet]

function icon(name: keyof typeof icons) {
  const { size, path } = icons[name]
  const [width, height] = size
  return `<svg width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" fill="none" stroke="currentColor" stroke-width="1.5" aria-hidden="true"><path d="${path}"/></svg>`
}

const escape = (text: string) => text.replace(/[&<"]/g, (sign) => `&#${sign.charCodeAt(0)};`)

const MARKUP = `<dialog class="viewer" aria-labelledby="viewer-title" aria-describedby="viewer-said">
<h2 id="viewer-title" aria-live="polite"></h2>
<button type="button" class="close"><span>${escape(words.close)}</span> ${icon('cross')}</button>
<div class="track" dir="ltr" role="group" tabindex="0" aria-labelledby="viewer-title"></div>
<p id="viewer-said" class="said" aria-live="polite"><span class="caption"></span> <span class="count"></span></p>
<div class="arrows">
  <button type="button" class="previous" aria-label="${escape(words.previous)}">${icon('arrowLeft')}</button><button type="button" class="next" aria-label="${escape(words.next)}">${icon('arrowRight')}</button>
</div>
</dialog>`

/**
 * Shows a picture in the run of all pictures of the page's galleries. The browser scrolls and snaps the track. When the viewer
 * closes, the focus goes back to the picture that was pressed or, where another one is shown at the end, to that.
 */
export function openViewer(link: HTMLAnchorElement) {
  if (document.querySelector('dialog.viewer')) return
  // A press within the moment that the browser needs to go back.
  if (isGoingBack) return addEventListener('popstate', () => openViewer(link), { once: true })
  const all = Array.from(document.querySelectorAll<HTMLAnchorElement>('[data-viewer] a[data-picture]'))
  const isSame = (one: HTMLElement) => (other: HTMLElement) => one.dataset.picture === other.dataset.picture
  // A picture that the page shows twice stands where it was pressed, or where it comes first.
  const isShown = (each: HTMLAnchorElement, at: number) =>
    !isSame(link)(each) && !all.slice(0, at).some(isSame(each))
  const links = all.filter((each, at) => each === link || isShown(each, at))
  const opened = links.indexOf(link)
  document.body.insertAdjacentHTML('beforeend', MARKUP)
  const dialog = document.body.lastElementChild as HTMLDialogElement
  const part = (selector: string) => dialog.querySelector<HTMLElement>(selector)!
  const track = part('.track')
  const slides = links.map((each) => track.appendChild(slideOf(each)))
  const { length } = slides
  let index = -1
  let width = 0

  const write = (selector: string, text = '') => {
    if (part(selector).textContent !== text) part(selector).textContent = text
  }
  /** Names the picture in view, and loads its neighbours. */
  const select = (next: number) => {
    const shown = links[next]
    if (next === index || !shown) return
    index = next
    slides.forEach((slide, at) => (slide.inert = at !== index))
    for (const at of [index, index + 1, index + length - 1])
      slides[at % length]!.querySelector('img')!.loading = 'eager'
    write('h2', shown.closest<HTMLElement>('[data-viewer]')!.dataset.viewer)
    write('.caption', shown.nextElementSibling?.textContent ?? '')
    write('.count', fill(words.position, { number: index + 1, count: length }))
  }
  const scroll = () => {
    width = track.clientWidth
    track.scrollTo({ left: index * width, behavior: 'instant' })
  }
  /** After the last picture comes the first. */
  const show = (to: number) => {
    select((to + length) % length)
    scroll()
  }
  // A resize scrolls the track before it is observed.
  track.addEventListener('scroll', () => {
    if (track.clientWidth === width) select(Math.round(track.scrollLeft / width))
  })
  part('.close').addEventListener('click', () => dialog.close())
  part('.previous').addEventListener('click', () => show(index - 1))
  part('.next').addEventListener('click', () => show(index + 1))
  dialog.addEventListener('keydown', (event) => {
    const to = { ArrowLeft: index - 1, ArrowRight: index + 1, Home: 0, End: length - 1 }[event.key]
    if (to === undefined || hasModifier(event)) return
    event.preventDefault()
    show(to)
  })
  dialog.addEventListener('close', () => {
    dialog.remove()
    // A slide out of view is inert. The dialog returns the focus by itself, but not in Safari, where a click focuses no link.
    const inView = links[index]!
    const target = index === opened || inView.closest('[inert]') ? link : inView
    target.focus({ preventScroll: target === link })
  })

  select(opened)
  dialog.showModal()
  closeOnBack(dialog)
  // It is observed at once, and after each resize, in which Firefox and WebKit keep the distance scrolled.
  new ResizeObserver(scroll).observe(track)
}

/** A copy of the picture in a link. It loads when it or a neighbour is in view. */
function slideOf(link: HTMLAnchorElement) {
  const slide = link.querySelector('picture')!.cloneNode(true) as HTMLPictureElement
  const image = slide.querySelector('img')!
  const ratio = Number(image.getAttribute('width')) / Number(image.getAttribute('height'))
  // Title and caption leave about 85 % of the height to the picture.
  const width = Math.round(85 * ratio)
  for (const source of slide.querySelectorAll('source')) source.sizes = `min(100vw, ${width}vh)`
  Object.assign(image, { className: '', loading: 'lazy' })
  return slide
}

/** Whether a closed viewer has asked the browser to go back, and the browser has not done so yet. */
let isGoingBack = false

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
    isGoingBack = false
    dialog.close()
    // Chromium scrolls after this event.
    setTimeout(() => (history.scrollRestoration = 'auto'))
  }
  addEventListener('popstate', onBack, { once: true })
  dialog.addEventListener('close', () => {
    if (!isViewerEntry()) return
    isGoingBack = true
    history.back()
  })
}
