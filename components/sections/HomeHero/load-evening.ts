import { closest, onCapture } from '@/components/page/dom'
import type * as evening from './evening'

/**
 * Shows the light that the range below the hero of home chooses. Its module loads when the range is first pointed at, touched,
 * focused or moved; without it the picture stays.
 *
 * @param load imports the module (`evening.ts`)
 */
export function moveThroughEvening(load: () => Promise<typeof evening>) {
  const show = (range: HTMLInputElement | null) =>
    range &&
    load().then(
      ({ showLight }) => showLight(range),
      () => (range.value = range.defaultValue),
    )
  for (const type of ['pointerover', 'focusin', 'input'])
    onCapture(type, (event) => void show(closest<HTMLInputElement>(event, '#hour')))
  // A reload in Firefox and Back bring the value that the visitor has chosen.
  addEventListener('pageshow', () => {
    const range = document.querySelector<HTMLInputElement>('#hour')
    if (range?.value !== range?.defaultValue) void show(range)
  })
}
