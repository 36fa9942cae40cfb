import { render } from '@testing-library/react'
import { aPicture } from '@/lib/testing/builders'
import { Photo } from './Photo'

const rendition = { path: '/pictures/tall.1', width: 500, height: 700, widths: [500] }

it('offers AVIF, then JPEG, and the upright version on phones first', () => {
  const { container } = render(
    <Photo picture={aPicture({ upright: rendition })} sizes="50vw" uprightSizes="100vw" />,
  )
  const sources = [...container.querySelectorAll('source')]
  expect(sources.map((source) => [source.type, source.media])).toEqual([
    ['image/avif', '(max-width: 39.99875em)'],
    ['', '(max-width: 39.99875em)'],
    ['image/avif', ''],
  ])
})
