import useEmblaCarousel from 'embla-carousel-react'
import { useEffect, useRef, useState } from 'react'
import { canLoop, loopOptions, loopingStrip } from './looping-strip'
import { type Strip, firstInView, nativeStrip, whenAtRest } from './native-strip'

/**
 * Lets embla take a strip over from the browser, at the slide the browser shows, and hand it back in the end.
 *
 * @param stripId id of the element that scrolls
 * @returns index of the first slide in view, and the ways to move the strip
 */
export function useStrip(stripId: string) {
  const current = useRef<Strip>(undefined)
  const pressed = useRef<Press[]>([])
  const [first, setFirst] = useState(0)
  const [takenAt, setTakenAt] = useState<number>()
  const [giveToEmbla, embla] = useEmblaCarousel({ ...loopOptions, startIndex: takenAt ?? 0 })
  const step = (direction: 1 | -1) => current.current?.step(direction)

  useEffect(() => {
    const strip = document.getElementById(stripId)
    const carousel = strip?.parentElement
    if (!carousel) return
    const end = new AbortController()

    current.current = nativeStrip(strip, setFirst)
    whenAtRest(strip, end.signal, () => {
      if (!canLoop()) return
      current.current?.release()
      current.current = waitingStrip(pressed.current)
      setTakenAt(firstInView(strip))
      giveToEmbla(strip)
    })
    stepOnArrowKeys(carousel, end.signal, step)
    loadOnInterest(carousel, end.signal)

    return () => {
      end.abort()
      current.current?.release()
    }
  }, [stripId, giveToEmbla])

  // After embla's own effect and before the next frame, which else would show both the browser's scroll position and
  // embla's: the style sheet takes the strip's scrolling away, and its position with it.
  useEffect(() => {
    const strip = document.getElementById(stripId)
    if (strip && takenAt !== undefined) strip.dataset.looping = ''
  }, [stripId, takenAt])

  useEffect(() => {
    if (!embla) return
    const strip = loopingStrip(embla, embla.rootNode(), setFirst)
    current.current = strip
    for (const press of pressed.current.splice(0)) press(strip)
    return () => strip.release()
  }, [embla])

  return { first, step, show: (index: number) => current.current?.show(index) }
}

type Press = (strip: Strip) => void

/** Between the browser and embla, who starts at the slide that was in view: what is pressed meanwhile waits for it. */
function waitingStrip(pressed: Press[]): Strip {
  return {
    step: (direction) => pressed.push((strip) => strip.step(direction)),
    show: (index) => pressed.push((strip) => strip.show(index)),
    release: () => {},
  }
}

/** Listens wherever the focus is inside the carousel: on a picture or on an arrow. */
function stepOnArrowKeys(carousel: HTMLElement, signal: AbortSignal, step: (direction: 1 | -1) => void) {
  const onKeyDown = (event: KeyboardEvent) => {
    // With a modifier the key is the browser's: Alt and ArrowLeft go back.
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return
    event.preventDefault()
    step(event.key === 'ArrowRight' ? 1 : -1)
  }
  carousel.addEventListener('keydown', onKeyDown, { signal })
}

/** A picture that loads once it is in view slides in empty: the first touch of a carousel loads all of its pictures. */
function loadOnInterest(carousel: HTMLElement, signal: AbortSignal) {
  const load = () => {
    for (const image of carousel.querySelectorAll('img')) image.setAttribute('loading', 'eager')
  }
  carousel.addEventListener('pointerover', load, { once: true, signal })
  carousel.addEventListener('focusin', load, { once: true, signal })
}
