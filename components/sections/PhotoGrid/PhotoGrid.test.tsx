import { render, screen, within } from '@testing-library/react'
import { aPicture } from '@/lib/testing/builders'
import { PhotoGrid } from './PhotoGrid'

const pictures = Array.from({ length: 12 }, (_, index) =>
  aPicture({
    name: `pier-${index}`,
    alt: `Pier ${index}`,
    caption: `Caption ${index}`,
    path: `/pictures/pier-${index}`,
  }),
)

beforeEach(
  () => void render(<PhotoGrid heading="Boats" note="Press one." pictures={pictures} of="Boathouse" />),
)

it('numbers the pictures from 1, each with its caption', () => {
  const captions = screen.getAllByRole('listitem').map(({ textContent }) => textContent)
  expect(captions).toEqual(pictures.map(({ caption }, index) => `${index + 1}${caption}`))
})

it('links each picture to its large version', () => {
  for (const [index, item] of screen.getAllByRole('listitem').entries()) {
    const link = within(item).getByRole('link', { name: `Pier ${index}` })
    expect(link).toHaveAttribute('href', `/pictures/pier-${index}-1100.jpg`)
  }
})
