import { copyText } from '@/components/ui/copy-text'
import { saidAgain } from '@/components/ui/said-again'
import { closest } from './dom'

/** The `data-` attributes of a share button. */
type ButtonData = Record<'share' | 'title' | 'copied' | 'failed', string>

/**
 * Opens the device's share sheet when a share button is clicked. Where there is none, or it refuses, copies the address to
 * the clipboard. The element after the button is a live region that announces the outcome.
 */
export function shareOnClick() {
  document.addEventListener('click', async (event) => {
    const button = closest<HTMLElement>(event, 'button[data-share]')
    const status = button?.nextElementSibling
    if (!button || !status) return
    const { share: url, title, copied, failed } = button.dataset as unknown as ButtonData
    if (await shareNatively({ title, url })) return
    const text = (await copyText(url)) ? copied : failed
    status.textContent = saidAgain(text, status.textContent)
  })
}

/** @returns false when the device cannot share this; true even when the visitor closes the share sheet */
export async function shareNatively(data: ShareData): Promise<boolean> {
  if (!navigator.share) return false
  return navigator.share(data).then(
    () => true,
    ({ name }: Error) => name === 'AbortError',
  )
}
