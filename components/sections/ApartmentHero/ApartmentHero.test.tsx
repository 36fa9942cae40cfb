import { render, screen } from '@testing-library/react'
import { aProperty } from '@/lib/testing/builders'
import { ApartmentHero } from './ApartmentHero'

it('names the property, gives its facts and price, and links to the form with it chosen', () => {
  render(
    <ApartmentHero
      property={aProperty({ id: 'apartment', name: 'Loft', nightlyPrice: 99 })}
      place="By a lake"
    />,
  )
  expect(screen.getByRole('heading', { level: 1, name: 'Loft' })).toBeVisible()
  expect(screen.getByRole('listitem')).toHaveTextContent('3 rooms')
  expect(screen.getByText('€99')).toBeVisible()
  expect(screen.getByRole('link')).toHaveAttribute('href', '/book?property=apartment')
})
