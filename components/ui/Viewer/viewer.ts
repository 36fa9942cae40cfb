/**
 * The photo viewer shows any picture of a gallery as large as the viewport allows. The page script loads it when a picture
 * is first pressed (docs/decisions/0009-a-viewer-without-react.md).
 */
import { icons } from '@/components/ui/icons'
import { fill } from '@/lib/format'
import { hasModifier } from '@/components/enhancements/dom'
import { viewerWords } from './open-viewer'

/** The viewer's style sheet. `scripts/make/page-script.ts` inserts it. */
declare const VIEWER_STYLE: string

const styleSheet = new CSSStyleSheet()
styleSheet.replaceSync(VIEWER_STYLE)
document.adoptedStyleSheets = [...document.adoptedStyleSheets, styleSheet]

/** Milliseconds without scrolling after which the strip counts as at rest. */
const REST_TIME = 120

/**
 * Shows a picture together with the others in the element with `data-viewer` around it, whose value is the title. The browser
 * scrolls and snaps the strip. When the viewer closes, the focus returns to the picture's link.
 */
export function openViewer(link: HTMLAnchorElement) {
  if (document.querySelector('dialog.viewer')) return
  const set = link.closest<HTMLElement>('[data-viewer]')!
  // The small picture of a room, in a list, is one of the others.
  const links = Array.from(set.querySelectorAll<HTMLAnchorElement>('a[data-picture]:not(dl a)'))
  const { dialog, part, tell } = addDialog(set.dataset.viewer!, links)
  const track = part('.track')
  const slides = links.map((each) => track.appendChild(slideOf(each)))
  const { length } = slides
  let index = -1
  let rest: ReturnType<typeof setTimeout> | undefined
  let scrolledWidth = 0

  const select = (next: number) => {
    // In a viewer that has closed no slide is in view.
    if (next === index || !slides[next]) return
    index = next
    slides.forEach((slide, at) => (slide.inert = at !== index))
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
    link.focus({ preventScroll: true })
  })

  const { picture } = link.dataset
  select(
    Math.max(
      links.indexOf(link),
      links.findIndex((each) => each.dataset.picture === picture),
    ),
  )
  dialog.showModal()
  closeOnBack(dialog)
  // It is observed at once, and after each resize, in which Firefox and WebKit keep the distance scrolled.
  new ResizeObserver(() => scroll('instant')).observe(track)
  // While the page is pinch-zoomed, one finger pans the page.
  const lock = () => track.toggleAttribute('data-locked', visualViewport!.scale > 1.01)
  visualViewport!.onresize = lock
  lock()
}

function icon(name: keyof typeof icons) {
  const { size, path } = icons[name]
  const [width, height] = size
  return `<svg width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" fill="none" stroke="currentColor" stroke-width="1.5" aria-hidden="true"><path d="${path}"/></svg>`
}

// Caption and count are announced as one text. The scale between them is hidden, because it repeats the count.
const MARKUP = `<dialog class="viewer" aria-labelledby="viewer-title">
<h2 id="viewer-title"></h2>
<button type="button" class="close"><span></span> ${icon('cross')}</button>
<div class="track" role="group" aria-labelledby="viewer-title" tabindex="0"></div>
<div class="foot">
  <p class="announced" aria-live="polite"></p>
  <p class="caption"></p><div class="scale" aria-hidden="true"></div><p class="count"></p>
  <div class="arrows">
    <button type="button" class="previous">${icon('arrowLeft')}</button><button type="button" class="next">${icon('arrowRight')}</button>
  </div>
</div>
</dialog>`

/** Adds the dialog to the page. */
function addDialog(title: string, links: readonly HTMLAnchorElement[]) {
  document.body.insertAdjacentHTML('beforeend', MARKUP)
  const dialog = document.body.lastElementChild as HTMLDialogElement
  const part = (selector: string) => dialog.querySelector<HTMLElement>(selector)!
  const words = viewerWords()
  part('h2').textContent = title
  part('.close span').textContent = words.close
  part('.previous').ariaLabel = words.previous
  part('.next').ariaLabel = words.next
  part('.scale').innerHTML = '<span></span>'.repeat(links.length)

  /** Shows which picture is in view, and announces it. The first one is said with the button that has the focus then. */
  const tell = (index: number) => {
    const caption = links[index]!.nextElementSibling?.textContent ?? ''
    const position = fill(words.position, { number: index + 1, count: links.length })
    const isFirst = !dialog.open
    part('.close').ariaDescription = isFirst ? `${title}: ${caption}, ${position}` : null
    part('.announced').textContent = isFirst ? '' : `${caption}, ${position}`
    part('.caption').textContent = caption
    part('.count').textContent = position
    part('.caption').ariaHidden = part('.count').ariaHidden = isFirst ? null : 'true'
    Array.from(part('.scale').children).forEach((cell, at) =>
      cell.toggleAttribute('data-shown', at === index),
    )
  }
  return { dialog, part, tell }
}

/** A slide with a copy of the picture in a link, which loads when it or a neighbour is in view. */
function slideOf(link: HTMLAnchorElement) {
  const slide = document.createElement('div')
  const picture = link.querySelector('picture')!.cloneNode(true) as HTMLPictureElement
  const image = picture.querySelector('img')!
  const shape = Number(image.getAttribute('width')) / Number(image.getAttribute('height'))
  slide.className = 'slide'
  slide.style.setProperty('--shape', `${shape}`)
  // Title and foot leave about 85 % of the height to the picture.
  for (const each of picture.querySelectorAll<HTMLSourceElement | HTMLImageElement>('source, img'))
    each.sizes = `min(100vw, ${Math.round(85 * shape)}vh)`
  Object.assign(image, { className: '', loading: 'lazy', draggable: false })
  slide.append(picture)
  return slide
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
