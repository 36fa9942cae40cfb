import { render, screen, within } from '@testing-library/react'
import { AdjoiningSheets } from './AdjoiningSheets'

it('links to the two pages beside this one, each named as a sheet', () => {
  const sheets = [
    { name: 'Boathouse', path: '/boathouse' },
    { name: 'Rowing home', path: '/rowing' },
  ]
  render(<AdjoiningSheets heading="Next to this" label="Sheet" sheets={sheets} />)
  const links = within(screen.getByRole('navigation', { name: 'Next to this' })).getAllByRole('link')
  expect(links).toEqual([
    screen.getByRole('link', { name: 'Sheet Boathouse' }),
    screen.getByRole('link', { name: 'Sheet Rowing home' }),
  ])
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/boathouse', '/rowing'])
})
