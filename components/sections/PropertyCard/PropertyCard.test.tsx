import { render, screen } from '@testing-library/react'
import { aProperty } from '@/lib/testing/builders'
import { PropertyCard } from './PropertyCard'

it('links to the page of the property and to the form, and gives the price of a night', () => {
  render(
    <PropertyCard
      property={aProperty({ name: 'Boathouse', label: 'Rare', nightlyPrice: 1234, path: '/house' })}
      words={{ bookLabel: 'Reserve', moreLabel: 'Look inside', moreOf: 'the {property}' }}
      side="left"
    />,
  )
  expect(screen.getByRole('article', { name: 'Boathouse' })).toHaveTextContent('Rare')
  expect(screen.getByRole('article')).toHaveTextContent('€1,234 a night')
  expect(screen.getByRole('link', { name: 'Look inside the Boathouse' })).toHaveAttribute('href', '/house')
  expect(screen.getByRole('link', { name: 'Reserve' })).toHaveAttribute('href', '/book?property=house')
})
