import { fireEvent, screen, waitFor } from '@testing-library/react'
import { openPicturesInViewer } from './open-viewer'

const openViewer = jest.fn()
const load = jest.fn<Promise<{ openViewer: jest.Mock }>, [attempt: number]>(() =>
  Promise.resolve({ openViewer }),
)

beforeAll(() => openPicturesInViewer(load))
beforeEach(() => jest.clearAllMocks())

function renderPicture() {
  document.body.innerHTML = `<div data-viewer="Boats"><a data-picture="pier" href="#pier">Pier</a></div>
    <p aria-live="polite" id="viewer-status" data-words='{"loading":"On its way","notOpened":"Out of reach"}'></p>`
  return screen.getByRole('link')
}

it.each(['ctrlKey', 'metaKey', 'shiftKey', 'altKey'])('leaves a click with %s to the browser', (modifier) => {
  expect(fireEvent.click(renderPicture(), { [modifier]: true })).toBe(true)
  expect(load).not.toHaveBeenCalled()
})

it('says that the viewer has not opened, and at the next press tries to load it under another address', async () => {
  const link = renderPicture()
  const status = document.getElementById('viewer-status')
  globalThis.fetch = jest.fn().mockRejectedValue(new TypeError('Failed to fetch'))
  load.mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'))
  fireEvent.click(link)
  expect(status).toHaveTextContent('On its way')
  await waitFor(() => expect(status).toHaveTextContent('Out of reach'))

  fireEvent.pointerDown(link)
  expect(status).toBeEmptyDOMElement()
  fireEvent.click(link)
  await waitFor(() => expect(openViewer).toHaveBeenCalledWith(link))
  expect(status).toBeEmptyDOMElement()
  const attempts = load.mock.calls.map(([attempt]) => attempt)
  expect(new Set(attempts).size).toBe(2)
})
