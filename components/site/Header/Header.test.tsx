import { render, screen } from '@testing-library/react'
import { usePathname } from 'next/navigation'
import { HeaderPrice, NavLink } from './current-page'

jest.mock('next/navigation', () => ({ usePathname: jest.fn() }))

// The export has the clean address alone.
it.each(['/house/', '/house.html'])('knows its page at %s, with its link and its price', (path) => {
  jest.mocked(usePathname).mockReturnValue(path)
  render(
    <>
      <NavLink label="Boathouse" href="/house" />
      <NavLink label="Start" href="/" />
      <HeaderPrice prices={[['/house', '€100 nightly']]} />
    </>,
  )
  expect(screen.getByRole('link', { current: 'page' })).toHaveTextContent('Boathouse')
  expect(screen.getByText('€100 nightly')).toBeInTheDocument()
})
