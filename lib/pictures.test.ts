import { sizesForEyes } from './pictures'

// The addresses of renditions are tested in e2e/export/pages.test.ts.
it.each([
  ['100vw', 'calc(0.6 * 100vw), 100vw'],
  ['(min-width: 40em) 30vw, 177px', 'calc(0.6 * 177px), (min-width: 40em) 30vw, 177px'],
  ['max(100vw, min(75vh, 420px))', 'calc(0.6 * max(100vw, min(75vh, 420px))), max(100vw, min(75vh, 420px))'],
])('requests two pixels where a phone has three: %s', (sizes, expected) => {
  expect(sizesForEyes(sizes)).toBe(`(max-width: 39.99875em) and (min-resolution: 2.5dppx) ${expected}`)
})
