import { markCurrentGallery } from './current-gallery'

it('marks the link to the gallery in view, also where the name of the gallery begins with a digit', () => {
  document.body.innerHTML =
    '<nav data-gallery-index><a href="#4-bedrooms">Bedrooms</a></nav><section><h2 id="4-bedrooms"></h2></section>'
  window.IntersectionObserver = class {
    constructor(private report: (entries: object[]) => void) {}
    observe(target: Element) {
      this.report([{ isIntersecting: target.tagName === 'SECTION' }])
    }
  } as never
  markCurrentGallery()
  expect(document.querySelector('a')!.ariaCurrent).toBe('true')
})
