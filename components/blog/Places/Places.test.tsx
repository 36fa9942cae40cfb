import { render, screen } from '@testing-library/react'
import { Places } from './Places'

it('links each place to a map and says what is there', () => {
  const places = [{ name: 'The slip', note: 'Where you push off.', query: 'Slip & pier, Lakeside' }]
  render(<Places heading="Find it" text="On a map." places={places} />)
  expect(screen.getByRole('heading', { level: 2, name: 'Find it' })).toBeVisible()
  expect(screen.getByText('Where you push off.')).toBeVisible()
  const { href } = screen.getByRole<HTMLAnchorElement>('link', { name: /^The slip/ })
  expect(new URL(href).searchParams.get('query')).toBe('Slip & pier, Lakeside')
})
