/** A light of the evening, as `EveningBar.tsx` hands it over. */
interface Light {
  hour: string
  words: string
  line: string
  alt: string
  className: string
  /** Of the `img`. */
  src: string
  /** Of each `source` of the picture, in their order. */
  srcSets: string[]
}

/**
 * Shows the light that the range chooses: its picture fades in over the first, the heading takes the colour that can be read on
 * its sky, and the hour stands beside the range. The pictures load when the range is first touched, focused or pointed at.
 */
export function moveThroughLights() {
  const range = document.querySelector<HTMLInputElement>('#hour')
  if (!range) return
  const hero = range.closest('section')!
  const part = <Found extends HTMLElement>(selector: string) => hero.querySelector<Found>(selector)!
  const lights: Light[] = JSON.parse(range.dataset.set!)
  const pictures: HTMLElement[] = []
  let shown = Number(range.defaultValue)

  const load = () => {
    if (pictures.length > 0) return
    for (const light of lights) {
      const picture = part('picture').cloneNode(true) as HTMLElement
      picture.querySelectorAll('source').forEach((source, index) => (source.srcset = light.srcSets[index]!))
      Object.assign(picture.querySelector('img')!, {
        src: light.src,
        alt: light.alt,
        className: `${picture.querySelector('img')!.classList[0]} ${light.className}`,
        fetchPriority: 'auto',
      })
      picture.ariaHidden = 'true'
      pictures.push(picture)
      part('[data-lights]').append(picture)
    }
  }
  const tell = (index: number) => {
    const { hour, words } = lights[index]!
    part('[data-said="hour"]').textContent = hour
    part('[data-said="words"]').textContent = words
    range.ariaValueText = `${hour}, ${words}`
  }
  const show = async () => {
    load()
    const chosen = range.valueAsNumber
    tell(chosen)
    try {
      await pictures[chosen]!.querySelector('img')!.decode()
    } catch {
      // It cannot be loaded, so the hour goes back to that of the picture.
      if (range.valueAsNumber === chosen) tell((range.valueAsNumber = shown))
      return
    }
    if (range.valueAsNumber !== chosen) return
    shown = chosen
    pictures.forEach((picture, index) => picture.toggleAttribute('data-shown', index === chosen))
    part('h1').dataset.line = lights[chosen]!.line
    part<HTMLImageElement>('img').alt = lights[chosen]!.alt
  }
  for (const type of ['pointerenter', 'pointerdown', 'focus']) range.addEventListener(type, load)
  range.addEventListener('input', show)
  // A reload in Firefox and Back bring the value that the visitor has chosen.
  addEventListener('pageshow', () => range.valueAsNumber !== shown && show())
}
