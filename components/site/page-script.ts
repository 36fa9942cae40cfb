/**
 * What every page does besides being a document, run inline before React: the top of the page after Back and Forward,
 * the menus' state told to assistive technology, the price in the header once the hero is out of view. Nothing here
 * is needed to read or to navigate. It is sent as its own source text, so it may use nothing from outside itself.
 */
export function pageScript() {
  const root = document.documentElement

  // SPEC §2: every path change starts at the top. Browsers bring back the old position on Back and Forward.
  const arrival = performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming | undefined
  if (arrival?.type === 'back_forward' && !location.hash) {
    history.scrollRestoration = 'manual'
    addEventListener('load', () => setTimeout(() => (history.scrollRestoration = 'auto')))
  }
  addEventListener('pageshow', (event) => {
    if (!event.persisted) return
    const target = location.hash && document.getElementById(decodeURIComponent(location.hash.slice(1)))
    if (target) target.scrollIntoView()
    else scrollTo(0, 0)
  })

  const buttonOf = (popover: Element) => document.querySelector(`button[popovertarget="${popover.id}"]`)
  const openPopover = () => document.querySelector<HTMLElement>('[popover]:popover-open')

  // `toggle` does not bubble. Where a browser ignores the `name` of `<details>`, one open item closes the others.
  document.addEventListener(
    'toggle',
    ({ target }) => {
      if (target instanceof HTMLDetailsElement && target.open) {
        for (const other of document.querySelectorAll<HTMLDetailsElement>('details[name][open]')) {
          if (other !== target && other.getAttribute('name') === target.getAttribute('name'))
            other.open = false
        }
      } else if (target instanceof HTMLElement && target.popover) {
        buttonOf(target)?.setAttribute('aria-expanded', String(target.matches(':popover-open')))
      }
    },
    true,
  )

  // A choice closes the menu, the current page's link included; so does leaving it with the keyboard.
  document.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('[popover] a')) openPopover()?.hidePopover()
  })
  document.addEventListener('focusin', ({ target }) => {
    const popover = openPopover()
    if (!popover || !(target instanceof Element)) return
    if (!popover.contains(target) && target !== buttonOf(popover)) popover.hidePopover()
  })

  // A mouse opens the accommodation menu by pointing; pressing then keeps it open.
  document.addEventListener('DOMContentLoaded', () => {
    for (const area of document.querySelectorAll<HTMLElement>('[data-hover-menu]')) {
      const popover = area.querySelector<HTMLElement>('[popover]')
      const button = area.querySelector('button')
      let closing: ReturnType<typeof setTimeout> | undefined
      let pointed = false
      area.addEventListener('pointerenter', ({ pointerType }) => {
        clearTimeout(closing)
        if (pointerType !== 'mouse' || !popover || popover.matches(':popover-open')) return
        popover.showPopover()
        pointed = true
      })
      area.addEventListener('pointerleave', () => {
        if (pointed) closing = setTimeout(() => popover?.hidePopover(), 150)
      })
      popover?.addEventListener('toggle', () => {
        if (!popover.matches(':popover-open')) pointed = false
      })
      button?.addEventListener('click', (event) => {
        if (pointed) event.preventDefault()
        pointed = false
      })
    }

    const hero = document.getElementById('sheet')
    if (hero && 'IntersectionObserver' in window) {
      const header = document.querySelector('header')?.offsetHeight ?? 0
      new IntersectionObserver(([entry]) => root.toggleAttribute('data-past-hero', !entry?.isIntersecting), {
        rootMargin: `-${header}px 0px 0px`,
      }).observe(hero)
    }
  })
}
