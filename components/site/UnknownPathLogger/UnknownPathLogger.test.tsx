import { render } from '@testing-library/react'
import { UnknownPathLogger } from './UnknownPathLogger'

it('logs the unknown path, once', () => {
  const log = jest.spyOn(console, 'warn').mockImplementation()
  history.pushState(null, '', '/herring?gutted=1')
  const { rerender } = render(<UnknownPathLogger />)
  rerender(<UnknownPathLogger />)
  expect(log.mock.calls).toEqual([['404: no page at /herring']])
})
