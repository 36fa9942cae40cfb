import { renditionUrl, srcSet } from './pictures'

const rendition = { path: '/pictures/pier.00ff00ff', width: 1100, height: 700, widths: [480, 800, 1100] }

it('takes the largest rendition when no width is asked for', () => {
  expect(renditionUrl(rendition, 'jpg')).toBe('/pictures/pier.00ff00ff-1100.jpg')
})

it('offers every width that was made, with its descriptor', () => {
  expect(srcSet(rendition, 'avif')).toBe(
    '/pictures/pier.00ff00ff-480.avif 480w, /pictures/pier.00ff00ff-800.avif 800w, /pictures/pier.00ff00ff-1100.avif 1100w',
  )
})
