import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { CopyButton, CopyOutcome } from '@/components/ui/Copy/Copy'
import { copyOnClick } from './copy-on-click'

beforeAll(copyOnClick)

const words = { copied: 'On the clipboard', failed: 'No clipboard' }
const url = 'https://lakeside.example/blogs/rowing-home'

const setNavigator = (name: 'share' | 'clipboard', value: unknown) =>
  Object.defineProperty(navigator, name, { value, configurable: true })

function renderShare(share?: jest.Mock) {
  const writeText = jest.fn().mockResolvedValue(undefined)
  setNavigator('clipboard', { writeText })
  setNavigator('share', share)
  render(
    <p>
      <CopyButton text={url} share={{ title: 'Rowing home', url }} words={words}>
        Pass it on
      </CopyButton>
      <CopyOutcome id="outcome" rows={2} />
    </p>,
  )
  return { writeText, click: () => fireEvent.click(screen.getByRole('button', { name: 'Pass it on' })) }
}

const status = () => document.querySelector('[aria-live]')!

it('copies the link where there is no share sheet, and announces it', async () => {
  const { click, writeText } = renderShare()
  click()
  expect(writeText).toHaveBeenCalledWith(url)
  await waitFor(() => expect(status()).toHaveTextContent('On the clipboard'))
})

it.each([
  ['copies nothing where the device has a share sheet', undefined, 0],
  ['copies nothing when the visitor closes the share sheet', 'AbortError', 0],
  ['copies the link when the device refuses to share it', 'NotAllowedError', 1],
])('%s', async (_, fault, copies) => {
  const share = jest.fn(async () => {
    if (fault) throw new DOMException('', fault)
  })
  const { click, writeText } = renderShare(share)
  click()
  expect(share).toHaveBeenCalledWith({ title: 'Rowing home', url })
  await Promise.allSettled(share.mock.results.map(({ value }) => value))
  await waitFor(() => expect(writeText).toHaveBeenCalledTimes(copies))
})

it('copies the text of a button that shares nothing, and shows it selected where the clipboard is denied', async () => {
  const share = jest.fn()
  setNavigator('share', share)
  setNavigator('clipboard', undefined)
  render(
    <p>
      <CopyButton text="Two nights" words={words}>
        Copy
      </CopyButton>
      <CopyOutcome id="outcome" rows={2} />
    </p>,
  )
  fireEvent.click(screen.getByRole('button', { name: 'Copy' }))
  const field = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'No clipboard' })
  expect(share).not.toHaveBeenCalled()
  expect(field).toHaveFocus()
  expect(field).toHaveValue('Two nights')
  expect(field.selectionEnd).toBe('Two nights'.length)
})
