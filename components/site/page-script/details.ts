import { onCapture } from './on-capture'

/** Where a browser ignores the `name` of `<details>`, opening one closes the others of its name all the same. */
export function keepOneDetailsOpen() {
  onCapture('toggle', ({ target }) => {
    if (!(target instanceof HTMLDetailsElement) || !target.open) return
    const open = document.querySelectorAll<HTMLDetailsElement>(
      `details[name="${target.getAttribute('name')}"][open]`,
    )
    for (const other of open) if (other !== target) other.open = false
  })
}
