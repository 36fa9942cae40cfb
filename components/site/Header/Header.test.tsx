import { render, screen, within } from '@testing-library/react'
import { usePathname } from 'next/navigation'
import { aProperty, aSite } from '@/lib/testing/builders'
import { Header } from './Header'
import type { HeaderProps } from './header-props'

jest.mock('next/navigation', () => ({ usePathname: jest.fn() }))

function renderHeader(path = '/', props: Partial<HeaderProps> = {}) {
  jest.mocked(usePathname).mockReturnValue(path)
  render(
    <Header
      siteName="Lakeside"
      label="Ways"
      logo="{site}, to the start"
      nightly="{price} nightly"
      home={{ label: 'Start', href: '/' }}
      accommodation={{ label: 'Rooms' }}
      links={[
        { label: 'Blog', href: '/blogs' },
        { label: 'Contact', href: '/book#contact' },
      ]}
      bookNow={{ label: 'Reserve', href: '/book' }}
      menu={{ open: 'Links', close: 'Shut' }}
      sleeps="Beds for {capacity}"
      properties={[
        aProperty({ name: 'Boathouse', path: '/house', nightlyPrice: 100, capacity: 3 }),
        aProperty({ id: 'apartment', name: 'Loft', path: '/apartment', nightlyPrice: 60, capacity: 2 }),
      ]}
      contact={aSite()}
      {...props}
    />,
  )
  return within(screen.getByRole('navigation', { name: 'Ways' }))
}

it('links home by its logo', () => {
  renderHeader()
  expect(screen.getByRole('link', { name: 'Lakeside, to the start' })).toHaveAttribute('href', '/')
})

it.each([
  ['at the clean address', '/blogs'],
  ['with a slash behind it', '/blogs/'],
  ['with the ending of its file', '/blogs.html'],
])('marks the current page %s', (_, path) => {
  const nav = renderHeader(path)
  expect(nav.getByRole('link', { current: 'page' })).toHaveTextContent('Blog')
})

it('marks no link as current on a page that the navigation does not link', () => {
  const nav = renderHeader('/thank-you')
  expect(nav.queryByRole('link', { current: 'page' })).not.toBeInTheDocument()
})

it('does not mark a link as the current page on a page below it', () => {
  const nav = renderHeader('/blogs/rowing-home')
  expect(nav.queryByRole('link', { current: 'page' })).not.toBeInTheDocument()
})

it('opens the accommodation menu by a button that names what it controls', () => {
  const nav = renderHeader()
  const button = nav.getByRole('button', { name: 'Rooms' })
  const menu = document.getElementById(button.getAttribute('popovertarget') ?? '')
  expect(menu).toHaveTextContent('Boathouse Beds for 3, €100 nightly')
  expect(menu).toHaveTextContent('Loft Beds for 2, €60 nightly')
})

it('has the same links, the booking button and the contact details in the menu for small screens', () => {
  renderHeader()
  const menu = document.getElementById('menu')
  const links = within(menu ?? document.body).getAllByRole('link', { hidden: true })
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/',
    '/house',
    '/apartment',
    '/blogs',
    '/book#contact',
    '/book',
    'tel:+0001',
    'mailto:a@b.example',
  ])
})

it.each([
  ['/house', '€100 nightly'],
  ['/apartment', '€60 nightly'],
])('says on %s what a night there costs', (path, price) => {
  renderHeader(path)
  expect(screen.getByText(price)).toBeInTheDocument()
})

it('shows no price on other pages', () => {
  renderHeader('/blogs')
  expect(screen.queryByText(/^€\d+ a night$/)).not.toBeInTheDocument()
})
