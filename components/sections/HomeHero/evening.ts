/** The module of the range below the hero of home, which `load-evening.ts` loads. */

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
 * its sky, and the hour stands beside the range. The pictures of all lights begin to load the first time.
 */
export async function showLight(range: HTMLInputElement) {
  const hero = range.closest('section')!
  const part = <Found extends HTMLElement>(selector: string) => hero.querySelector<Found>(selector)!
  const lights: Light[] = JSON.parse(range.dataset.set!)
  const place = part('[data-lights]')
  if (!place.firstChild) place.append(...lights.map((light) => pictureOf(light, part('picture'))))
  const pictures = Array.from(place.children)
  const tell = (index: number) => {
    const { hour, words } = lights[index]!
    part('[data-said="hour"]').textContent = hour
    part('[data-said="words"]').textContent = words
    range.ariaValueText = `${hour}, ${words}`
  }

  const chosen = range.valueAsNumber
  tell(chosen)
  try {
    await pictures[chosen]!.querySelector('img')!.decode()
  } catch {
    // It cannot be loaded, so the hour goes back to that of the picture.
    const shown = pictures.findIndex((picture) => picture.matches('[data-shown]'))
    if (range.valueAsNumber === chosen)
      tell((range.valueAsNumber = shown < 0 ? Number(range.defaultValue) : shown))
    return
  }
  if (range.valueAsNumber !== chosen) return
  pictures.forEach((picture, index) => picture.toggleAttribute('data-shown', index === chosen))
  part('h1').dataset.line = lights[chosen]!.line
  part<HTMLImageElement>('img').alt = lights[chosen]!.alt
}

/** The picture of a light, made from the first. */
function pictureOf({ src, srcSets, alt, className }: Light, first: HTMLElement) {
  const picture = first.cloneNode(true) as HTMLElement
  picture.querySelectorAll('source').forEach((source, index) => (source.srcset = srcSets[index]!))
  const image = picture.querySelector('img')!
  Object.assign(image, { src, alt, className: `${image.classList[0]} ${className}`, fetchPriority: 'auto' })
  picture.ariaHidden = 'true'
  return picture
}
