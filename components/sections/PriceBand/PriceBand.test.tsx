import { render, screen } from '@testing-library/react'
import { aProperty } from '@/lib/testing/builders'
import { PriceBand } from './PriceBand'

it('shows the owner’s terms beside the price', () => {
  const terms = [
    { term: 'Down payment', value: 'One herring' },
    { term: 'Number', value: 'AB-12' },
  ]
  render(
    <PriceBand
      nightly="{price} a night"
      answer="We answer by pigeon."
      terms={terms}
      property={aProperty()}
    />,
  )
  expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
    'Down payment',
    'Number',
  ])
  expect(screen.getAllByRole('definition')[1]).toHaveTextContent('AB-12')
})

it('shows no list if there are no terms', () => {
  render(
    <PriceBand nightly="{price} a night" answer="We answer by pigeon." terms={[]} property={aProperty()} />,
  )
  expect(document.querySelector('dl')).not.toBeInTheDocument()
})
