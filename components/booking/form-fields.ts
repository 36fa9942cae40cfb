import type { Dates } from '@/lib/booking/choose-nights'
import { formId } from '@/lib/booking/draft'
import { storeDraft } from '@/lib/booking/stored-draft'

/** Tells those who read the form that the site has written its fields: React, and the script that keeps the draft. */
const announceInput = (form: HTMLFormElement) => form.dispatchEvent(new Event('input', { bubbles: true }))

const dateField = (form: HTMLFormElement, name: 'checkIn' | 'checkOut') =>
  form.elements.namedItem(name) as HTMLInputElement

/** Writes both dates into their fields. */
export function setDates({ checkIn, checkOut }: Dates) {
  const form = document.forms.namedItem(formId)!
  dateField(form, 'checkIn').value = checkIn
  dateField(form, 'checkOut').value = checkOut
  announceInput(form)
}

/** Swaps the two dates. */
export function swapDates(form: HTMLFormElement | null) {
  if (!form) return
  const checkIn = dateField(form, 'checkIn')
  setDates({ checkIn: dateField(form, 'checkOut').value, checkOut: checkIn.value })
  // The button disappears with its hint, and the focus would be lost.
  checkIn.focus()
}

/** Empties the form, and removes from this tab's storage what was submitted. */
export function clearForm(form: HTMLFormElement | null) {
  if (!form) return
  form.reset()
  announceInput(form)
  storeDraft({ submitted: undefined })
  // The button disappears, and the focus would be lost.
  form.querySelector('input')?.focus()
}
