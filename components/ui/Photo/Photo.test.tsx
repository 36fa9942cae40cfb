import { render, screen } from '@testing-library/react'
import { aPicture } from '@/lib/testing/builders'
import { Photo } from './Photo'

const rendition = { path: '/pictures/tall.1', width: 500, height: 700, widths: [500] }

it('loads lazily, unless it is the first picture of the page', () => {
  const { rerender } = render(<Photo picture={aPicture({ alt: 'A pier' })} sizes="50vw" />)
  expect(screen.getByRole('img', { name: 'A pier' })).toHaveAttribute('loading', 'lazy')
  rerender(<Photo picture={aPicture({ alt: 'A pier' })} sizes="50vw" priority="high" />)
  expect(screen.getByRole('img', { name: 'A pier' })).toHaveAttribute('loading', 'eager')
  expect(screen.getByRole('img', { name: 'A pier' })).toHaveAttribute('fetchpriority', 'high')
})

it('reserves its space before it has loaded', () => {
  render(<Photo picture={aPicture({ width: 900, height: 600 })} sizes="50vw" />)
  expect(screen.getByRole('img')).toHaveAttribute('width', '900')
  expect(screen.getByRole('img')).toHaveAttribute('height', '600')
})

it('offers AVIF, then WebP, then JPEG, and the upright version on phones first', () => {
  const { container } = render(
    <Photo picture={aPicture({ upright: rendition })} sizes="50vw" uprightSizes="100vw" />,
  )
  const sources = [...container.querySelectorAll('source')]
  expect(sources.map((source) => [source.type, source.media])).toEqual([
    ['image/avif', '(max-width: 39.99875em)'],
    ['image/webp', '(max-width: 39.99875em)'],
    ['', '(max-width: 39.99875em)'],
    ['image/avif', ''],
    ['image/webp', ''],
  ])
})

it('has an empty alternative text when it is decorative', () => {
  render(<Photo picture={aPicture({ alt: 'A pier' })} sizes="50vw" decorative />)
  expect(screen.getByRole('presentation')).toHaveAttribute('alt', '')
})
