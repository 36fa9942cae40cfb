import { closest } from '@/lib/dom'

/**
 * Handles the buttons of `Copy.tsx`. A button with something to share opens the device's share sheet. Every other button,
 * and one whose text the device refuses to share, copies its text, announces that, and shows the text selected where the
 * clipboard is denied.
 */
export function copyOnClick() {
  document.addEventListener('click', async (event) => {
    const button = closest<HTMLElement>(event, '[data-copy]')
    if (!button) return
    const { copy, share, copied, failed } = button.dataset
    try {
      if (share && navigator.share) return await navigator.share(JSON.parse(share))
    } catch (error) {
      // The visitor has closed the share sheet.
      if ((error as Error).name === 'AbortError') return
    }
    const status = button.parentElement!.querySelector('[aria-live]')!
    const field = status.nextElementSibling as HTMLTextAreaElement
    let said = copied!
    try {
      await navigator.clipboard.writeText(copy!)
    } catch {
      said = failed!
    }
    status.textContent = said
    field.hidden = said === copied
    field.value = copy!
    field.focus()
    field.select()
  })
}
