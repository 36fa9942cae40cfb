import { closest, onCapture } from '@/lib/dom'

/** A press in an island that could not act yet. Islands and buttons may be rendered again meanwhile, so neither is kept. */
interface Press {
  /** The index of the island on the page. */
  island: number
  /** What the button is called; the one that submits the form has no name here, and Enter in a field means the same. */
  name?: string
}

const PENDING = '[data-island]:not([data-ready])'

const islands = () => Array.from(document.querySelectorAll('[data-island]'))
const nameOf = (button: HTMLButtonElement) =>
  button.type === 'submit' ? undefined : (button.getAttribute('aria-label') ?? button.textContent ?? '')

/**
 * Repeats presses that came before an island could act, in their order, as soon as it sets `data-ready`: each press on a button,
 * and once the submission of a form, unless something is typed or chosen in the form after it. A button that is still disabled
 * does nothing.
 *
 * A disabled button fires `pointerup`, and no `click`. A click without a pointer comes from the keyboard or from assistive
 * technology.
 */
export function repeatEarlyPresses() {
  let presses: Press[] = []
  const islandOf = (event: Event) => islands().indexOf(closest(event, PENDING)!)
  const forgetSubmission = (event: Event) => {
    const island = islandOf(event)
    presses = presses.filter((press) => press.island !== island || press.name !== undefined)
  }
  const note = (event: Event, name?: string) => {
    if (name === undefined) forgetSubmission(event)
    const island = islandOf(event)
    if (island >= 0) presses.push({ island, name })
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
  onCapture('input', forgetSubmission)
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
