import '@testing-library/jest-dom'

/** jsdom has no layout. The carousel needs these observers to exist; they never report anything. */
class SilentObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
  takeRecords() {
    return []
  }
}

const matchMedia = (media: string) => Object.assign(new EventTarget(), { matches: false, media })

Object.assign(globalThis, {
  IntersectionObserver: SilentObserver,
  ResizeObserver: SilentObserver,
  matchMedia,
})
