import { render, screen } from '@testing-library/react'
import { Places } from './Places'

it('gives the places on the chart the numbers that they have there', () => {
  const place = (name: string, chart?: string) => ({ name, note: 'There.', query: name, chart })
  const places = [place('The inn'), place('The slip', 'slip'), place('The pier', 'pier')]
  render(<Places heading="Find it" text="On a map." places={places} />)
  const items = screen.getAllByRole('listitem').map(({ textContent }) => textContent)
  expect(items).toEqual(['The innThere.', '1 The slipThere.', '2 The pierThere.'])
})

it('links each place to a map and says what is there', () => {
  const places = [{ name: 'The slip', note: 'Where you push off.', query: 'Slip & pier, Lakeside' }]
  render(<Places heading="Find it" text="On a map." places={places} />)
  expect(screen.getByRole('heading', { level: 2, name: 'Find it' })).toBeVisible()
  expect(screen.getByText('Where you push off.')).toBeVisible()
  const { href } = screen.getByRole<HTMLAnchorElement>('link', { name: /^The slip/ })
  expect(new URL(href).searchParams.get('query')).toBe('Slip & pier, Lakeside')
})
