import { render, screen } from '@testing-library/react'
import { someFormWords } from '@/lib/testing/booking'
import { aProperty } from '@/lib/testing/builders'
import { PriceBand } from './PriceBand'

const termLabels = someFormWords().plan.terms

it('gives the price of a night and links to the form with the property chosen', () => {
  render(
    <PriceBand
      answer="We answer by pigeon."
      termLabels={termLabels}
      property={aProperty({ id: 'apartment', nightlyPrice: 1234 })}
    />,
  )
  expect(screen.getByRole('heading', { level: 2, name: /boathouse, €1,234\sa\snight$/ })).toBeVisible()
  expect(screen.getByRole('link', { name: 'Book the boathouse' })).toHaveAttribute(
    'href',
    '/book?property=apartment',
  )
})

it('shows the terms that the owner has filled in', () => {
  render(
    <PriceBand
      answer="We answer by pigeon."
      termLabels={termLabels}
      property={aProperty({ terms: { deposit: 'One herring', pets: '' } })}
    />,
  )
  expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual(['Down payment'])
  expect(screen.getByRole('definition')).toHaveTextContent('One herring')
})

it.each([
  ['there are none', undefined],
  ['all are empty', { deposit: '', cancellation: '' }],
])('shows no list of terms where %s', (_, terms) => {
  render(<PriceBand answer="We answer by pigeon." termLabels={termLabels} property={aProperty({ terms })} />)
  expect(screen.queryByRole('term')).not.toBeInTheDocument()
})
