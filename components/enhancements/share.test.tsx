import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Share } from '@/components/blog/Share/Share'
import { shareOnClick } from './share'

beforeAll(shareOnClick)

const words = { label: 'Pass it on', copied: 'On the clipboard', failed: 'No clipboard' }
const url = 'https://lakeside.example/blogs/rowing-home'

const setNavigator = (name: 'share' | 'clipboard', value: unknown) =>
  Object.defineProperty(navigator, name, { value, configurable: true })

async function press() {
  const user = userEvent.setup({ writeToClipboard: false })
  const writeText = jest.fn().mockResolvedValue(undefined)
  setNavigator('clipboard', { writeText })
  render(<Share title="Rowing home" url={url} words={words} />)
  return { writeText, click: () => user.click(screen.getByRole('button', { name: 'Pass it on' })) }
}

afterEach(() => setNavigator('share', undefined))

it('hands the article to the device where that can share', async () => {
  const share = jest.fn().mockResolvedValue(undefined)
  setNavigator('share', share)
  const { click, writeText } = await press()
  await click()
  expect(share).toHaveBeenCalledWith({ title: 'Rowing home', url })
  expect(writeText).not.toHaveBeenCalled()
  expect(screen.getByRole('status').textContent).toBe('')
})

it('copies the link where the device cannot share, and says so', async () => {
  const { click, writeText } = await press()
  await click()
  expect(writeText).toHaveBeenCalledWith(url)
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('On the clipboard'))
})

it.each([
  ['copies nothing when the person closes the share sheet', 'AbortError', 0],
  ['copies the link when the device will not share it', 'NotAllowedError', 1],
])('%s', async (_, name, copies) => {
  setNavigator('share', jest.fn().mockRejectedValue(new DOMException('', name)))
  const { click, writeText } = await press()
  await click()
  await waitFor(() => expect(writeText).toHaveBeenCalledTimes(copies))
})

it('says when the clipboard is closed to it', async () => {
  const { click, writeText } = await press()
  writeText.mockRejectedValue(new DOMException('', 'NotAllowedError'))
  await click()
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('No clipboard'))
})
