import { closest, onCapture } from '@/lib/dom'

/**
 * Shows the light that the range chooses: its picture fades in over the one before, the heading takes the colour that can be read
 * on its sky, and the hour stands beside the range. The pictures of all lights begin to load when the range is first pointed at,
 * touched, focused or moved.
 */
async function showLight(range: HTMLInputElement) {
  const hero = range.closest('section')!
  const lights = Array.from(hero.querySelectorAll<HTMLElement>('[data-light]'))
  for (const light of lights) light.hidden = false
  const tell = (index: number) => {
    const { hour = '', words = '' } = lights[index]!.dataset
    hero.querySelector('[data-said="hour"]')!.textContent = hour
    hero.querySelector('[data-said="words"]')!.textContent = words
    range.setAttribute('aria-valuetext', `${hour}, ${words}`)
  }

  const chosen = range.valueAsNumber
  tell(chosen)
  try {
    await lights[chosen]!.querySelector('img')!.decode()
  } catch {
    // It cannot be loaded, so the hour goes back to that of the picture.
    if (range.valueAsNumber === chosen)
      tell((range.valueAsNumber = lights.findIndex((light) => light.matches('[data-shown]'))))
  }
  if (range.valueAsNumber !== chosen) return
  lights.forEach((light, index) => light.toggleAttribute('data-shown', index === chosen))
  hero.querySelector('h1')!.dataset.line = lights[chosen]!.dataset.light
}

/** Lets the range below the hero of home move through the evening. On other pages it does nothing. */
export function moveThroughEvening() {
  const show = (range: HTMLInputElement | null) => range && void showLight(range)
  for (const type of ['pointerover', 'focusin', 'input'])
    onCapture(type, (event) => show(closest(event, '#hour')))
  // A reload in Firefox and Back bring the value that the visitor has chosen.
  addEventListener('pageshow', () => {
    const range = document.querySelector<HTMLInputElement>('#hour')
    if (range?.value !== range?.defaultValue) show(range)
  })
}
