import { render, screen } from '@testing-library/react'
import { usePathname } from 'next/navigation'
import { NavLink } from './NavLink'

jest.mock('next/navigation', () => ({ usePathname: jest.fn() }))

// The export has the clean address alone.
it.each(['/house/', '/house.html'])('knows its page at %s', (path) => {
  jest.mocked(usePathname).mockReturnValue(path)
  render(
    <>
      <NavLink label="Boathouse" href="/house" />
      <NavLink label="Start" href="/" />
    </>,
  )
  expect(screen.getByRole('link', { current: 'page' })).toHaveTextContent('Boathouse')
})
