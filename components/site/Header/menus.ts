import { closest, onCapture } from '@/lib/dom'

/** Milliseconds for which the pointer may leave the menu before it closes. */
const HOVER_GRACE = 150

const openMenu = () => document.querySelector<HTMLElement>(':popover-open')

/** Closes a menu when the focus leaves it or one of its links is clicked, even the link to the current page. */
export function closeMenuOnChoice() {
  document.addEventListener('click', (event) => {
    if (closest(event, '[popover] a')) openMenu()?.hidePopover()
  })
  onCapture('focusin', (event) => {
    if (!closest(event, ':popover-open, [popovertarget]')) openMenu()?.hidePopover()
  })
}

/**
 * Keeps `aria-expanded` of the buttons true to their menus. Browsers tell assistive technology the state of the menu, whatever the
 * attribute says, also without script; other programs read the attribute.
 */
export function keepExpanded() {
  const onToggle = (event: Event) => {
    const { target, newState } = event as ToggleEvent & { target: HTMLElement }
    const isOpening = newState === 'open'
    // The open menu of small screens lists the properties, so the menu within it stays closed.
    if (isOpening && target.parentElement!.closest(':popover-open')) event.preventDefault()
    else {
      const button = document.querySelector(`[popovertarget="${target.id}"]`)
      button?.setAttribute('aria-expanded', String(isOpening))
    }
  }
  document.addEventListener('beforetoggle', onToggle, true)
}

/** Opens the accommodation menu while the mouse is over it. A click on its button then keeps it open. */
export function openMenuOnHover() {
  let closing: ReturnType<typeof setTimeout> | undefined
  /** The menu that was last opened by hovering, until its button is clicked. */
  let hovered: HTMLElement | null = null
  /** `pointerenter` and `pointerleave` do not bubble, but are captured with each element that is entered or left. */
  const onEdge = (type: string, act: (menu: HTMLElement, event: PointerEvent) => void) =>
    onCapture(type, (event) => {
      const area = closest(event, '[data-hover-menu]')
      const menu = area === event.target && area?.querySelector<HTMLElement>('[popover]')
      if (menu) act(menu, event as PointerEvent)
    })

  onEdge('pointerenter', (menu, { pointerType }) => {
    clearTimeout(closing)
    if (pointerType !== 'mouse' || menu.matches(':popover-open')) return
    menu.showPopover()
    hovered = menu
  })
  onEdge('pointerleave', () => {
    closing = setTimeout(() => hovered?.hidePopover(), HOVER_GRACE)
  })
  document.addEventListener('click', (event) => {
    if (!closest(event, '[data-hover-menu] button')) return
    if (hovered?.matches(':popover-open')) event.preventDefault()
    hovered = null
  })
}
