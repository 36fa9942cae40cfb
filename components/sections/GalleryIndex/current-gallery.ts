import { onIntersection } from '@/components/page/dom'

/** Reduces the viewport to a line, a quarter of its height from the top. The gallery on this line is the current one. */
const LINE = '-25% 0px -75%'

/** Sets `aria-current` on the link to the gallery in view, in the index of a page's galleries. */
export function markCurrentGallery() {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('[data-gallery-index] a')) {
    const gallery = document.getElementById(link.hash.slice(1))!.parentElement!
    onIntersection(gallery, LINE, (isCurrent) => (link.ariaCurrent = String(isCurrent)))
  }
}
