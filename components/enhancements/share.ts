import { copyText } from '@/components/ui/copy-text'
import { closest } from './dom'

/**
 * A click on a share button opens the device's own share sheet. Where there is none, or it refuses, the address is copied
 * to the clipboard. The element after the button is a live region that announces the outcome.
 */
export function shareOnClick() {
  document.addEventListener('click', async (event) => {
    const button = closest<HTMLElement>(event, 'button[data-share]')
    const status = button?.nextElementSibling
    if (!button || !status) return
    const { share: url = '', title = '', copied = '', failed = '' } = button.dataset
    // Emptied first, so that the same outcome is announced again.
    status.textContent = ''
    if (await shareNatively({ title, url })) return
    status.textContent = (await copyText(url)) ? copied : failed
  })
}

/** @returns false where the device cannot share this; true also when the person closes the share sheet */
export async function shareNatively(data: ShareData): Promise<boolean> {
  if (!navigator.share) return false
  return navigator.share(data).then(
    () => true,
    (reason: unknown) => reason instanceof DOMException && reason.name === 'AbortError',
  )
}
