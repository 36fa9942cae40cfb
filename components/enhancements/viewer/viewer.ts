/**
 * The photo viewer shows any picture of a gallery as large as the viewport allows. The page script loads it when a picture
 * is first pressed (docs/decisions/0009-a-viewer-without-react.md).
 */
import { icons } from '@/components/ui/icons'
import { fill } from '@/lib/format'
import type { ViewerWords } from '@/lib/schema/page'
import { isViewerEntry, viewerWords } from '../open-viewer'
import { fillStrip } from './strip'

/** The viewer's style sheet. `scripts/make/page-script.mjs` inserts it. */
declare const VIEWER_STYLE: string

const styleSheet = new CSSStyleSheet()
styleSheet.replaceSync(VIEWER_STYLE)
document.adoptedStyleSheets = [...document.adoptedStyleSheets, styleSheet]

/**
 * Shows a picture together with the others in the element with `data-viewer` around it, whose value is the title. A carousel in
 * it is a set of its own, so that the viewer counts what the carousel counts. When the viewer closes, the focus returns to the
 * picture's link.
 */
export function openViewer(link: HTMLAnchorElement) {
  if (document.querySelector('dialog.viewer')) return
  const set = link.closest<HTMLElement>('[data-viewer]')!
  const carouselOf = (each: Element) => each.closest('[data-island]')
  const links = Array.from(set.querySelectorAll<HTMLAnchorElement>('a[data-picture]')).filter(
    (each) => carouselOf(each) === carouselOf(link),
  )
  const words = viewerWords()
  const { dialog, track, close, previous, next, announce } = addDialog(
    set.dataset.viewer!,
    links.length,
    words,
  )
  const captionOf = (index: number) => links[index]!.nextElementSibling?.textContent ?? ''
  const end = new AbortController()

  const { clientWidth, style } = document.documentElement
  style.setProperty('--scroll-bar', `${innerWidth - clientWidth}px`)
  announce(links.indexOf(link), captionOf(links.indexOf(link)))
  dialog.showModal()
  close.focus()
  closeOnBack(dialog)

  const strip = fillStrip(track, links, words, (index) => announce(index, captionOf(index)))
  strip.show(links.indexOf(link))

  close.addEventListener('click', () => dialog.close())
  previous.addEventListener('click', () => strip.step(-1))
  next.addEventListener('click', () => strip.step(1))
  const keys: Record<string, () => void> = {
    ArrowLeft: () => strip.step(-1),
    ArrowRight: () => strip.step(1),
    Home: () => strip.show(0),
    End: () => strip.show(links.length - 1),
  }
  dialog.addEventListener('keydown', (event) => {
    const act = keys[event.key]
    // With a modifier the key belongs to the browser: Alt and ArrowLeft go back.
    if (!act || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    act()
  })
  addEventListener('resize', strip.stay, { signal: end.signal })
  // While the page is pinch-zoomed, one finger pans the page.
  const lock = () => track.toggleAttribute('data-locked', (visualViewport?.scale ?? 1) > 1.01)
  visualViewport?.addEventListener('resize', lock, { signal: end.signal })
  lock()

  dialog.addEventListener('close', () => {
    end.abort()
    dialog.remove()
    link.focus({ preventScroll: true })
  })
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
  <div class="position">
    <p class="caption"></p><div class="scale" aria-hidden="true"></div><p class="count"></p>
  </div>
  <div class="arrows"><button type="button">${icon('arrowLeft')}</button><button type="button">${icon('arrowRight')}</button></div>
</div>
</dialog>`

/** Adds the dialog to the page, and returns the parts of it that change or are clicked. */
function addDialog(title: string, count: number, words: ViewerWords) {
  document.body.insertAdjacentHTML('beforeend', MARKUP)
  const dialog = document.body.lastElementChild as HTMLDialogElement
  const part = (selector: string) => dialog.querySelector<HTMLElement>(selector)!
  dialog.toggleAttribute('data-single', count === 1)
  part('h2').textContent = title
  part('.scale').innerHTML = '<span></span>'.repeat(count)
  part('.close span').textContent = words.close
  const [previous, next] = [part('.arrows > :first-child'), part('.arrows > :last-child')]
  previous.ariaLabel = words.previous
  next.ariaLabel = words.next
  let said: string | undefined

  return {
    dialog,
    track: part('.track'),
    close: part('.close'),
    previous,
    next,
    /** Shows which picture is in view, and announces it. The first one is said with the button that has the focus then. */
    announce(index: number, caption: string) {
      const position = fill(words.position, { number: index + 1, count })
      const picture = `${caption}, ${position}`
      const isFirst = said === undefined
      if (said === picture) return
      said = picture
      part('.close').ariaDescription = isFirst ? `${title}: ${picture}` : null
      part('.announced').textContent = isFirst ? '' : picture
      part('.position').ariaHidden = isFirst ? null : 'true'
      part('.caption').textContent = caption
      part('.count').textContent = position
      Array.from(part('.scale').children).forEach((cell, at) =>
        cell.toggleAttribute('data-shown', at === index),
      )
    },
  }
}

/**
 * Makes Back close the dialog and stay on the page. Opening adds a history entry for this, with the address and the state of
 * the entry before it, so that Next's router takes both for the same page. Closing in another way removes the entry, and so
 * does `leaveViewerEntry` when the page was reloaded meanwhile.
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
