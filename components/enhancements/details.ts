import { onCapture } from './dom'

/** Keeps one `<details>` of a group open at a time in browsers that ignore the `name` attribute. */
export function keepOneDetailsOpen() {
  onCapture('toggle', ({ target }) => {
    if (!(target instanceof HTMLDetailsElement) || !target.open) return
    const open = document.querySelectorAll<HTMLDetailsElement>(
      `details[name="${target.getAttribute('name')}"][open]`,
    )
    for (const other of open) if (other !== target) other.open = false
  })
}
