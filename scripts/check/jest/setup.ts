import '@testing-library/jest-dom'

/** jsdom lays nothing out: what watches layout is there for the carousel to call, and stays silent. */
class SilentObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
  takeRecords() {
    return []
  }
}

const matchMedia = (media: string) =>
  Object.assign(new EventTarget(), {
    matches: false,
    media,
    onchange: null,
    addListener() {},
    removeListener() {},
  })

Object.assign(globalThis, {
  IntersectionObserver: SilentObserver,
  ResizeObserver: SilentObserver,
  matchMedia,
})
