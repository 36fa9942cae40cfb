import { render, screen, within } from '@testing-library/react'
import { aPicture } from '@/lib/testing/builders'
import { AmenityComparison } from './AmenityComparison'

it('says in words which property has which amenity', () => {
  render(
    <AmenityComparison
      heading="Amenities"
      text="Two things."
      picture={aPicture()}
      columns={{ house: 'House', apartment: 'Apartment' }}
      items={[
        { name: 'Rowing boat', detail: 'With oars.', house: true, apartment: false },
        { name: 'Kettle', detail: 'Whistles.', house: true, apartment: true },
      ]}
    />,
  )
  const [boat, kettle] = screen.getAllByRole('listitem')
  expect(within(boat as HTMLElement).getByText('House: yes')).toBeInTheDocument()
  expect(within(boat as HTMLElement).getByText('Apartment: no')).toBeInTheDocument()
  expect(within(kettle as HTMLElement).getByText('Apartment: yes')).toBeInTheDocument()
})
