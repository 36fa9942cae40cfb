import { render } from '@testing-library/react'
import { RunningText } from './RunningText'

it('keeps a short word with a hyphen and a time on one line, and the text as it is written', () => {
  const text = 'Wi-Fi, a half-forgotten towel and check-in from 3:00 PM.'
  const { container } = render(<RunningText>{text}</RunningText>)
  expect(container).toHaveTextContent(text)
  expect([...container.querySelectorAll('span')].map(({ textContent }) => textContent)).toEqual([
    'Wi-Fi',
    'check-in',
    '3:00 PM',
  ])
})
