import { render } from '@testing-library/react'
import { RunningText } from './RunningText'

it('keeps a short word with a hyphen on one line, and its text as it is written', () => {
  const text = 'Towels, Wi-Fi and a half-forgotten check-in are included.'
  const { container } = render(<RunningText>{text}</RunningText>)
  expect(container).toHaveTextContent(text)
  expect([...container.querySelectorAll('span')].map(({ textContent }) => textContent)).toEqual([
    'Wi-Fi',
    'check-in',
  ])
})
