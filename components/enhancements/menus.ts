import { closest, onCapture } from './dom'

/** Milliseconds for which the pointer may leave the menu before it closes. */
const HOVER_GRACE = 150

const isOpen = (popover: Element) => popover.matches(':popover-open')
const openMenu = () => document.querySelector<HTMLElement>('[popover]:popover-open')

/** Closes a menu when the focus leaves it or one of its links is clicked, even the link to the current page. */
export function closeMenuOnChoice() {
  document.addEventListener('click', (event) => {
    if (closest(event, '[popover] a')) openMenu()?.hidePopover()
  })
  onCapture('focusin', (event) => {
    if (!closest(event, '[popover], [popovertarget]')) openMenu()?.hidePopover()
  })
}

/** Opens the accommodation menu while the mouse is over it. A click on its button then keeps it open. */
export function openMenuOnHover() {
  for (const area of document.querySelectorAll<HTMLElement>('[data-hover-menu]')) {
    const menu = area.querySelector<HTMLElement>('[popover]')
    if (!menu?.showPopover) continue
    let closing: ReturnType<typeof setTimeout> | undefined
    let openedByHover = false
    area.addEventListener('pointerenter', ({ pointerType }) => {
      clearTimeout(closing)
      if (pointerType !== 'mouse' || isOpen(menu)) return
      menu.showPopover()
      openedByHover = true
    })
    area.addEventListener('pointerleave', () => {
      if (openedByHover) closing = setTimeout(() => menu.hidePopover(), HOVER_GRACE)
    })
    menu.addEventListener('toggle', () => {
      openedByHover &&= isOpen(menu)
    })
    area.querySelector('button')?.addEventListener('click', (event) => {
      if (openedByHover) event.preventDefault()
      openedByHover = false
    })
  }
}
