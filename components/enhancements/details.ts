import { closest, onCapture } from './dom'

/** Keeps one `<details>` of a group open at a time in browsers that ignore the `name` attribute. */
export function keepOneDetailsOpen() {
  onCapture('toggle', (event) => {
    const opened = closest<HTMLDetailsElement>(event, 'details[open]')
    if (!opened) return
    const group = document.querySelectorAll<HTMLDetailsElement>(
      `details[name="${opened.getAttribute('name')}"]`,
    )
    for (const item of group) item.open = item === opened
  })
}
