import { storeDraft } from '@/lib/booking/stored-draft'

/** Tells those who read the form that the site has written its fields: React, and the script that keeps the draft. */
const announceInput = (form: HTMLFormElement) => form.dispatchEvent(new Event('input', { bubbles: true }))

/** Swaps the two dates. */
export function swapDates(form: HTMLFormElement | null) {
  const checkIn = form?.elements.namedItem('checkIn') as HTMLInputElement | null | undefined
  const checkOut = form?.elements.namedItem('checkOut') as HTMLInputElement | null | undefined
  if (!form || !checkIn || !checkOut) return
  const oldCheckIn = checkIn.value
  checkIn.value = checkOut.value
  checkOut.value = oldCheckIn
  announceInput(form)
  // The button disappears with its hint, and the focus would be lost.
  checkIn.focus()
}

/** Empties the form, and removes from this tab's storage what was submitted. */
export function clearForm(form: HTMLFormElement | null) {
  if (!form) return
  form.reset()
  announceInput(form)
  storeDraft({ submitted: undefined })
}
