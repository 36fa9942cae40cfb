import { closest, onCapture } from '@/lib/dom'

/** A press in an island that could not act yet. Islands and buttons may be rendered again meanwhile, so neither is kept. */
interface Press {
  /** The index of the island on the page. */
  island: number
  /** What the button is called; the one that submits the form has no name here, and Enter in a field means the same. */
  name?: string
}

const islands = () => Array.from(document.querySelectorAll('[data-island]'))
const nameOf = (button: HTMLButtonElement) =>
  button.type === 'submit' ? undefined : (button.ariaLabel ?? button.textContent ?? '')

/**
 * Repeats presses that came before an island could act, in their order, as soon as it sets `data-ready`: each press on a button,
 * and once the submission of a form. A button that is still disabled does nothing.
 *
 * A disabled button fires `pointerup`, and no `click`. A click without a pointer comes from the keyboard or from assistive
 * technology.
 */
export function repeatEarlyPresses() {
  let presses: Press[] = []
  const note = (event: Event, name?: string) => {
    const island = islands().indexOf(closest(event, '[data-island]:not([data-ready])')!)
    const isNoted = name === undefined && presses.some((press) => press.island === island && !press.name)
    if (island >= 0 && !isNoted) presses.push({ island, name })
  }
  for (const type of ['pointerup', 'click'])
    onCapture(type, (event) => {
      const { button: pressed, detail } = event as PointerEvent
      const button = closest<HTMLButtonElement>(event, 'button')
      if (button && pressed === 0 && (type === 'pointerup' || detail === 0)) note(event, nameOf(button))
    })
  onCapture('keydown', (event) => {
    const { key, isComposing } = event as KeyboardEvent
    if (key === 'Enter' && !isComposing && closest(event, 'form input')) note(event)
  })
  new MutationObserver(() => {
    const all = islands()
    const isReady = ({ island }: Press) => all[island]?.hasAttribute('data-ready')
    const due = presses.filter(isReady)
    presses = presses.filter((press) => !isReady(press))
    for (const { island, name } of due)
      Array.from(all[island]!.querySelectorAll('button'))
        .find((button) => nameOf(button) === name)
        ?.click()
  }).observe(document, { subtree: true, attributeFilter: ['data-ready'] })
}
