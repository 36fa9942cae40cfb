import { render, screen, within } from '@testing-library/react'
import { aPicture } from '@/lib/testing/builders'
import { AmenityComparison } from './AmenityComparison'

it('says in words which property has which amenity', () => {
  render(
    <AmenityComparison
      heading="Amenities"
      text="Two things."
      picture={aPicture()}
      has="{property}, with it"
      hasNot="{property}, without"
      properties={[
        { id: 'loft', kind: 'Loft', has: ['boat', 'kettle'] },
        { id: 'shed', kind: 'Shed', has: ['kettle'] },
      ]}
      items={[
        { id: 'boat', name: 'Rowing boat', detail: 'With oars.' },
        { id: 'kettle', name: 'Kettle', detail: 'Whistles.' },
      ]}
    />,
  )
  const [boat, kettle] = screen.getAllByRole('listitem')
  expect(within(boat as HTMLElement).getByText('Loft, with it')).toBeInTheDocument()
  expect(within(boat as HTMLElement).getByText('Shed, without')).toBeInTheDocument()
  expect(within(kettle as HTMLElement).getByText('Shed, with it')).toBeInTheDocument()
})
