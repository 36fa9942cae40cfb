import { fireEvent, screen } from '@testing-library/react'
import { openPicturesInViewer } from './open-viewer'

const load = jest.fn()

beforeAll(() => openPicturesInViewer(load))

it.each(['ctrlKey', 'metaKey', 'shiftKey', 'altKey'])('leaves a click with %s to the browser', (modifier) => {
  document.body.innerHTML = '<div data-viewer="Boats"><a data-picture="pier" href="#pier">Pier</a></div>'
  expect(fireEvent.click(screen.getByRole('link'), { [modifier]: true })).toBe(true)
  expect(load).not.toHaveBeenCalled()
})
