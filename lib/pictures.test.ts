import { renditionUrl, sizesForEyes, sizesInUprightBox, srcSet } from './pictures'

const rendition = { path: '/pictures/pier.00ff00ff', width: 1100, height: 700, widths: [480, 800, 1100] }

it('takes the largest rendition when no width is given', () => {
  expect(renditionUrl(rendition, 'jpg')).toBe('/pictures/pier.00ff00ff-1100.jpg')
})

it('lists every width with its descriptor', () => {
  expect(srcSet(rendition, 'avif')).toBe(
    '/pictures/pier.00ff00ff-480.avif 480w, /pictures/pier.00ff00ff-800.avif 800w, /pictures/pier.00ff00ff-1100.avif 1100w',
  )
})

it.each([
  ['100vw', 'calc(0.64 * 100vw), 100vw'],
  ['(min-width: 40em) 30vw, 177px', 'calc(0.64 * 177px), (min-width: 40em) 30vw, 177px'],
  ['max(100vw, min(75vh, 420px))', 'calc(0.64 * max(100vw, min(75vh, 420px))), max(100vw, min(75vh, 420px))'],
])('requests two pixels where a phone has three: %s', (sizes, expected) => {
  expect(sizesForEyes(sizes)).toBe(`(max-width: 39.99875em) and (min-resolution: 2.5dppx) ${expected}`)
})

it('requests a wider picture where phones show it in an upright box', () => {
  expect(sizesInUprightBox('(min-width: 64em) 54vw, max(50vw, 10px)')).toBe(
    '(min-width: 64em) 54vw, (min-width: 40em) max(50vw, 10px), 160vw',
  )
})
