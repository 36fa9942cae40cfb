import '@testing-library/jest-dom'

/** jsdom has no layout. The carousel needs these observers to exist; they never report anything. */
class SilentObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}

const matchMedia = (media: string) => Object.assign(new EventTarget(), { matches: false, media })

// jsdom does not say how a document was reached.
performance.getEntriesByType = () => []

Object.assign(globalThis, {
  IntersectionObserver: SilentObserver,
  ResizeObserver: SilentObserver,
  matchMedia,
})
