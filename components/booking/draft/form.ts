/** Reads and writes the fields of the form, and tells those who keep and read them what the site itself has done. */
import type { Dates } from '@/lib/booking/dates'
import { dateFields, defaultGuests, type DateField } from '@/lib/booking/draft'
import type { Plan } from '@/lib/booking/plan'

/** The form's `id`. */
export const formId = 'booking'

/** An event on the document: React has rendered the form again. `keep-draft.ts` then fills it in. */
export const FORM_RENDERED = 'formrendered'

/** An event on the window: the guest goes back to the own plan. `keep-draft.ts` then fills it in. */
export const PLAN_LEFT = 'planleft'

/** The plan in the values of a form, which are those of an empty form where they are missing. */
export function planIn(values: Partial<Plan>): Plan {
  const { property = '', checkIn = '', checkOut = '', guests = `${defaultGuests}` } = values
  return { property, checkIn, checkOut, guests }
}

export const bookingForm = () => document.forms.namedItem(formId)

/** The values of the form's fields as a query string, which is compared by value; empty while there is no form. */
export function readFields() {
  const form = bookingForm()
  const fields = form ? [...new FormData(form)].map(([name, value]) => [name, String(value)]) : []
  return new URLSearchParams(fields).toString()
}

const dateField = (name: DateField) => bookingForm()!.elements.namedItem(name) as HTMLInputElement

/** The date fields that hold a part of a date, or no date of the calendar: their value is empty or has a year of five digits. */
export const halfTypedFields = () =>
  dateFields.filter((name) => {
    const { validity, value } = dateField(name)
    return validity.badInput || value.length > 10
  })

/** Tells React and `keep-draft.ts` that the site has written the fields. */
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

/** Leads to the guest's own plan. Back leads to the shared plan again, unless that has been cleared. */
export function leavePlan() {
  if (location.hash) history.pushState(null, '', location.pathname)
  dispatchEvent(new Event(PLAN_LEFT))
  // The button disappears, and the focus would be lost.
  bookingForm()!.querySelector('input')!.focus()
}

/**
 * Empties the form, and removes what its address names. `keep-draft.ts` then also closes a shared plan.
 *
 * @returns a function that brings back all of it
 */
export function clearForm() {
  const form = bookingForm()!
  const { href } = location
  const fields = Array.from(form.elements as Iterable<HTMLInputElement>).filter(({ name }) => name)
  const before = fields.map(({ value, checked }) => ({ value, checked }))
  history.replaceState(history.state, '', location.pathname)
  form.reset()
  announceInput()
  return () => {
    history.replaceState(history.state, '', href)
    dispatchEvent(new Event('popstate'))
    fields.forEach((field, index) => Object.assign(field, before[index]))
    announceInput()
  }
}
