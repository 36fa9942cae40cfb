import { scrollByOne, scrollToSlide } from '@/components/ui/Carousel/native-strip'
import { closest } from './closest'
import { onCapture } from './on-capture'

/**
 * Keeps what is pressed before its island is awake (`components/ui/awake.ts`). A carousel's arrow moves the strip as the
 * browser scrolls it, at once; any other `button[data-replay]` is pressed again, once, when its island can hear it.
 */
export function keepEarlyPresses() {
  const kept = new Set<HTMLElement>()
  document.addEventListener('click', (event) => {
    const button = closest<HTMLElement>(event, 'button[data-replay]')
    if (button && !button.closest('[data-awake]') && !moveStrip(button)) kept.add(button)
  })
  onCapture('awake', ({ target }) => {
    if (!(target instanceof HTMLElement)) return
    target.dataset.awake = ''
    for (const button of kept) {
      if (!target.contains(button)) continue
      kept.delete(button)
      button.click()
    }
  })
}

/** @returns false for a button that moves no strip */
function moveStrip(button: HTMLElement): boolean {
  const strip = document.getElementById(button.getAttribute('aria-controls') ?? '')
  const { step, show } = button.dataset
  if (!strip || (step ?? show) === undefined) return false
  if (step) scrollByOne(strip, step === '1' ? 1 : -1)
  else scrollToSlide(strip, Number(show))
  return true
}
