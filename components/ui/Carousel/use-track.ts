import useEmblaCarousel from 'embla-carousel-react'
import { useCallback, useEffect, useRef, useState } from 'react'
import { emblaTrack, loopOptions } from './embla-track'
import { type Track, firstInView, nativeTrack, whenAtRest } from './native-track'

interface Position {
  /** Index of the first slide in view. */
  first: number
  /** The same when the visitor made the last step. */
  steppedFrom?: number
}

/**
 * Hands the track from the browser's scrolling to embla at the slide that is in view, and back on unmount.
 *
 * @param trackId id of the scroll container
 * @returns index of the first slide in view, whether a step of the visitor has led there, and the ways to move the track
 */
export function useTrack(trackId: string) {
  const current = useRef<Track>(undefined)
  const pending = useRef<Move[]>([])
  const [{ first, steppedFrom }, setPosition] = useState<Position>({ first: 0 })
  const [startIndex, setStartIndex] = useState<number>()
  const [giveToEmbla, embla] = useEmblaCarousel({ ...loopOptions, startIndex: startIndex ?? 0 })
  const move = useCallback((act: Move) => {
    setPosition(({ first }) => ({ first, steppedFrom: first }))
    if (current.current) act(current.current)
  }, [])
  const step = useCallback((direction: 1 | -1) => move((track) => track.step(direction)), [move])

  useEffect(() => {
    const track = document.getElementById(trackId)
    const carousel = track?.parentElement
    if (!carousel) return
    const end = new AbortController()

    current.current = nativeTrack(track, (first) => setPosition((last) => ({ ...last, first })))
    whenAtRest(track, end.signal, () => {
      current.current?.release()
      current.current = pendingTrack(pending.current)
      setStartIndex(firstInView(track))
      giveToEmbla(track)
    })
    stepOnArrowKeys(carousel, end.signal, step)
    loadPicturesOnFirstUse(carousel, end.signal)

    return () => {
      end.abort()
      current.current?.release()
    }
  }, [trackId, giveToEmbla, step])

  // `data-looping` turns off native scrolling and thereby sets the scroll position back to 0. It is set in the frame in which
  // embla moves the track; otherwise the track would be shifted twice.
  useEffect(() => {
    const track = document.getElementById(trackId)
    if (track && startIndex !== undefined) track.dataset.looping = ''
  }, [trackId, startIndex])

  useEffect(() => {
    if (!embla) return
    const track = emblaTrack(embla, embla.rootNode(), (first) => setPosition((last) => ({ ...last, first })))
    current.current = track
    for (const move of pending.current.splice(0)) move(track)
    return () => track.release()
  }, [embla])

  // A dialog that closes brings the page back to screen readers, and Firefox would then announce the last position again.
  useEffect(() => {
    const forget = () => setPosition(({ first }) => ({ first }))
    document.addEventListener('click', forget, true)
    return () => document.removeEventListener('click', forget, true)
  }, [])

  return {
    first,
    hasStepped: steppedFrom !== undefined && steppedFrom !== first,
    step,
    show: (index: number) => move((track) => track.show(index)),
  }
}

type Move = (track: Track) => void

/** The track between native scrolling and embla: keeps each move until embla has started, which then makes it. */
function pendingTrack(pending: Move[]): Track {
  return {
    step: (direction) => pending.push((track) => track.step(direction)),
    show: (index) => pending.push((track) => track.show(index)),
    release: () => {},
  }
}

/** Listens on the whole carousel, because the focus may be on a picture or on an arrow. */
function stepOnArrowKeys(carousel: HTMLElement, signal: AbortSignal, step: (direction: 1 | -1) => void) {
  const onKeyDown = (event: KeyboardEvent) => {
    // With a modifier the key belongs to the browser: Alt and ArrowLeft go back.
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return
    event.preventDefault()
    step(event.key === 'ArrowRight' ? 1 : -1)
  }
  carousel.addEventListener('keydown', onKeyDown, { signal })
}

/** Loads all pictures when the carousel is first touched or focused, because a lazy picture would slide in empty. */
function loadPicturesOnFirstUse(carousel: HTMLElement, signal: AbortSignal) {
  const load = () => {
    for (const image of carousel.querySelectorAll('img')) image.setAttribute('loading', 'eager')
  }
  carousel.addEventListener('pointerover', load, { once: true, signal })
  carousel.addEventListener('focusin', load, { once: true, signal })
}
