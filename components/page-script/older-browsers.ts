import { closest } from '@/lib/dom'

/**
 * Opens and closes popovers where a browser has no `popover` (before Chrome 114 and Safari 17), and keeps one answer of a group
 * open where it has no `name` on `details` (before Chrome 120 and Safari 17.2). An open popover then has `data-open`, which the
 * style sheets read.
 */
export function supportOlderBrowsers() {
  if (!('popover' in HTMLElement.prototype)) addPopovers()
  if (!('name' in HTMLDetailsElement.prototype)) document.addEventListener('toggle', closeOthers, true)
}

function addPopovers() {
  const change = (menu: HTMLElement, newState: 'open' | 'closed') => {
    if (menu.hasAttribute('data-open') === (newState === 'open')) return
    const event = Object.assign(new Event('beforetoggle', { cancelable: true }), { newState })
    if (menu.dispatchEvent(event)) menu.toggleAttribute('data-open')
  }
  const closeAll = (except?: HTMLElement | null) => {
    for (const menu of document.querySelectorAll<HTMLElement>('[popover][data-open]'))
      if (menu !== except) change(menu, 'closed')
  }
  Object.assign(HTMLElement.prototype, {
    showPopover(this: HTMLElement) {
      change(this, 'open')
    },
    hidePopover(this: HTMLElement) {
      change(this, 'closed')
    },
  })
  document.addEventListener('click', (event) => {
    const button = closest(event, '[popovertarget]')
    const menu = button && document.getElementById(button.getAttribute('popovertarget')!)
    if (!menu && !closest(event, '[popover]')) closeAll()
    if (!menu || event.defaultPrevented) return
    event.preventDefault()
    const isOpen = menu.hasAttribute('data-open')
    if (!menu.parentElement!.closest('[data-open]')) closeAll(menu)
    change(menu, isOpen ? 'closed' : 'open')
  })
  document.addEventListener('keydown', ({ key }) => key === 'Escape' && closeAll())
}

function closeOthers({ target }: Event) {
  const { open } = target as HTMLDetailsElement
  const name = (target as HTMLElement).getAttribute('name')
  if (!open || !name) return
  for (const other of document.querySelectorAll<HTMLDetailsElement>(`details[name="${name}"][open]`))
    if (other !== target) other.open = false
}
