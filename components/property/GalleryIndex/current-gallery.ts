/**
 * Sets `aria-current` on the link to the gallery in view, in the index of a page's galleries: the one on a line at a quarter of
 * the viewport's height.
 */
export function markCurrentGallery() {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('[data-gallery-index] a')) {
    const gallery = document.getElementById(link.hash.slice(1))!.parentElement!
    const { top, bottom } = gallery.getBoundingClientRect()
    const isInView = top <= innerHeight / 4 && bottom > innerHeight / 4
    if (isInView) link.setAttribute('aria-current', 'true')
    else link.removeAttribute('aria-current')
  }
}
