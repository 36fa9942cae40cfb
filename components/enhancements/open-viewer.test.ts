import { fireEvent, screen, waitFor } from '@testing-library/react'
import { openPicturesInViewer } from './open-viewer'

const openViewer = jest.fn()
const load = jest.fn(() => Promise.resolve({ openViewer }))

beforeAll(() => openPicturesInViewer(load))

it.each(['ctrlKey', 'metaKey', 'shiftKey', 'altKey'])('leaves a click with %s to the browser', (modifier) => {
  document.body.innerHTML = '<div data-viewer="Boats"><a data-picture="pier" href="#pier">Pier</a></div>'
  expect(fireEvent.click(screen.getByRole('link'), { [modifier]: true })).toBe(true)
  expect(load).not.toHaveBeenCalled()
})

it('leaves a link that is not a picture to the browser', () => {
  document.body.innerHTML = '<div data-viewer="Boats"><a href="#slip">Slip</a></div>'
  expect(fireEvent.click(screen.getByRole('link'))).toBe(true)
  expect(load).not.toHaveBeenCalled()
})

it('loads the viewer once, when a picture is first touched, and opens it with the picture clicked', async () => {
  document.body.innerHTML = '<div data-viewer="Boats"><a data-picture="pier" href="#pier">Pier</a></div>'
  const link = screen.getByRole('link')
  fireEvent.pointerDown(link)
  expect(fireEvent.click(link)).toBe(false)
  await waitFor(() => expect(openViewer).toHaveBeenCalledWith(link))
  fireEvent.click(link)
  expect(load).toHaveBeenCalledTimes(1)
})
