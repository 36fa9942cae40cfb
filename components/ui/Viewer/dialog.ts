import { icons } from '@/components/ui/icons'
import { fill } from '@/lib/format'
import { PHONE } from '@/lib/pictures'
import { viewerWords } from './open-viewer'

/** The element with `data-viewer` around a picture: its gallery, whose name is the attribute's value. */
export const galleryOf = (link: HTMLElement) => link.closest<HTMLElement>('[data-viewer]')!

function icon(name: keyof typeof icons) {
  const { size, path } = icons[name]
  const [width, height] = size
  return `<svg width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" fill="none" stroke="currentColor" stroke-width="1.5" aria-hidden="true"><path d="${path}"/></svg>`
}

// Caption and count are announced as one text. The scale between them is hidden, because it repeats the count.
const MARKUP = `<dialog class="viewer" aria-labelledby="viewer-title">
<h2 id="viewer-title"></h2>
<button type="button" class="close"><span></span> ${icon('cross')}</button>
<div class="track"></div>
<div class="foot">
  <p class="announced" aria-live="polite"></p>
  <p class="caption"></p><div class="scale" aria-hidden="true"></div><p class="count"></p>
  <div class="arrows">
    <button type="button" class="whole" aria-pressed="false">${icon('frame')}</button><button type="button" class="previous">${icon('arrowLeft')}</button><button type="button" class="next">${icon('arrowRight')}</button>
  </div>
</div>
</dialog>`

/** Adds the dialog to the page. */
export function addDialog(links: readonly HTMLAnchorElement[]) {
  document.body.insertAdjacentHTML('beforeend', MARKUP)
  const dialog = document.body.lastElementChild as HTMLDialogElement
  const part = (selector: string) => dialog.querySelector<HTMLElement>(selector)!
  const words = viewerWords()
  part('.close span').textContent = words.close
  part('.previous').ariaLabel = words.previous
  part('.next').ariaLabel = words.next
  part('.whole').ariaLabel = words.whole
  part('.scale').innerHTML = '<span></span>'.repeat(links.length)

  /**
   * Shows which picture is in view, and announces it, with the name of its gallery where that changes. The first one is said
   * with the button that has the focus then.
   */
  const tell = (index: number) => {
    const caption = links[index]!.nextElementSibling?.textContent ?? ''
    const position = fill(words.position, { number: index + 1, count: links.length })
    const title = galleryOf(links[index]!).dataset.viewer!
    const isFirst = !dialog.open
    const isNamed = part('h2').textContent === title
    const announced = `${isNamed ? '' : `${title}: `}${caption}, ${position}`
    part('h2').textContent = title
    part('.close').ariaDescription = isFirst ? announced : null
    part('.announced').textContent = isFirst ? '' : announced
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
export function slideOf(link: HTMLAnchorElement) {
  const slide = document.createElement('div')
  const picture = link.querySelector('picture')!.cloneNode(true) as HTMLPictureElement
  const image = picture.querySelector('img')!
  const shape = Number(image.getAttribute('width')) / Number(image.getAttribute('height'))
  slide.className = shape < 1 ? 'slide upright' : 'slide'
  slide.role = 'group'
  slide.tabIndex = 0
  slide.setAttribute('aria-labelledby', 'viewer-title')
  slide.style.setProperty('--shape', `${shape}`)
  // Title and foot leave about 85 % of the height to the picture, on upright phones 75 %.
  const onPhone = shape < 1 ? '100vw' : `${Math.round(75 * shape)}vh`
  for (const each of picture.querySelectorAll<HTMLSourceElement | HTMLImageElement>('source, img'))
    each.sizes = `${PHONE} and (orientation: portrait) ${onPhone}, min(100vw, ${Math.round(85 * shape)}vh)`
  Object.assign(image, { className: '', loading: 'lazy', draggable: false })
  slide.append(picture)
  return slide
}
