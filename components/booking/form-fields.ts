import { useLayoutEffect, useState, useSyncExternalStore } from 'react'
import type { Dates } from '@/lib/booking/choose-nights'
import { dateFields, formId, type DateField } from '@/lib/booking/draft'
import { storeDraft } from '@/lib/booking/stored-draft'

const bookingForm = () => document.forms.namedItem(formId)

/** The values of the form's fields as a query string, which is compared by value; empty while there is no form. */
export function readFields() {
  const form = bookingForm()
  const fields = form ? [...new FormData(form)].map(([name, value]) => [name, String(value)]) : []
  return new URLSearchParams(fields).toString()
}

function subscribe(onChange: () => void) {
  // Some password managers fire `change` and no `input`.
  const types = ['input', 'change', 'pageshow']
  for (const type of types) addEventListener(type, onChange)
  return () => types.forEach((type) => removeEventListener(type, onChange))
}

/** Returns what stands in the form, as `readFields` does, and renders again when it changes; empty in the static HTML. */
export const useFields = () => useSyncExternalStore(subscribe, readFields, () => '')

const dateField = (name: DateField) => bookingForm()!.elements.namedItem(name) as HTMLInputElement

/** The date fields that hold a part of a date, or no date of the calendar: their value is empty or has a year of five digits. */
export const halfTypedFields = () =>
  dateFields.filter((name) => {
    const { validity, value } = dateField(name)
    return validity.badInput || value.length > 10
  })

/**
 * Restores a form that React has rendered again, because an extension or a translator has changed the page before hydration.
 * The script that keeps the draft fills it in (components/enhancements/keep-draft.ts), and the field in which the guest types
 * gets the focus back, without which the next keys would be lost.
 */
export function useRestoredForm() {
  const [focused] = useState(
    () => typeof document !== 'undefined' && document.activeElement?.getAttribute('name'),
  )
  useLayoutEffect(() => {
    document.dispatchEvent(new Event('formrendered'))
    const field = focused && bookingForm()?.elements.namedItem(focused)
    if (field instanceof HTMLElement && document.activeElement === document.body)
      field.focus({ preventScroll: true })
  }, [focused])
}

/** Tells those who read the form that the site has written its fields: React, and the script that keeps the draft. */
const announceInput = () => bookingForm()!.dispatchEvent(new Event('input', { bubbles: true }))

/** Writes both dates into their fields. */
export function setDates({ checkIn, checkOut }: Dates) {
  dateField('checkIn').value = checkIn
  dateField('checkOut').value = checkOut
  announceInput()
}

/** Swaps the two dates. */
export function swapDates() {
  const checkIn = dateField('checkIn')
  setDates({ checkIn: dateField('checkOut').value, checkOut: checkIn.value })
  // The button disappears with its hint, and the focus would be lost.
  checkIn.focus()
}

/** Empties the form, and removes from this tab's storage what was submitted. */
export function clearForm() {
  const form = bookingForm()!
  form.reset()
  announceInput()
  storeDraft({ submitted: undefined })
  // The button disappears, and the focus would be lost.
  form.querySelector('input')!.focus()
}
