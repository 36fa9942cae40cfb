import { render, screen } from '@testing-library/react'
import { GalleryIndex } from './GalleryIndex'

it('links to each gallery by its name', () => {
  render(
    <GalleryIndex
      galleries={[
        { id: 'boats', heading: 'Boats' },
        { id: 'the-lake', heading: 'The *lake*' },
      ]}
    >
      <p>Boats, then the lake</p>
    </GalleryIndex>,
  )
  expect(screen.getByRole('navigation', { name: 'Galleries' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'Boats' })).toHaveAttribute('href', '#boats')
  expect(screen.getByRole('link', { name: 'The lake' })).toHaveAttribute('href', '#the-lake')
  expect(screen.getByText('Boats, then the lake')).toBeVisible()
})
