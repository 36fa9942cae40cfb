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

/** An event on the window: `keep-draft.ts` has filled the form in. */
export const FORM_FILLED = 'formfilled'

/** The plan in the values of a form, which are those of an empty form where they are missing. */
export function planIn(values: Partial<Plan>): Plan {
  const { property = '', checkIn = '', checkOut = '', guests = `${defaultGuests}` } = values
  return { property, checkIn, checkOut, guests }
}

export const bookingForm = () => document.forms.namedItem(formId)

const dateField = (name: DateField) => bookingForm()!.elements.namedItem(name) as HTMLInputElement

/** Stands in `readFields` for a date of which a part is typed. */
export const HALF_TYPED = 'half-typed'

/**
 * The values of the form's fields as a query string, which is compared by value; empty while there is no form. A date of which
 * a part is typed has no value of its own.
 */
export function readFields() {
  const form = bookingForm()
  if (!form) return ''
  const fields = new URLSearchParams([...new FormData(form)].map(([name, value]) => [name, String(value)]))
  for (const name of dateFields) if (dateField(name).validity.badInput) fields.set(name, HALF_TYPED)
  return fields.toString()
}

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
  announceInput()
  // The button disappears, and the focus would be lost.
  bookingForm()!.querySelector('input')!.focus()
}

/** Sets the address of the page, past Next's router, which never navigates here. */
export const setAddress = (address: string) =>
  History.prototype.replaceState.call(history, history.state, '', address)

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
  setAddress(location.pathname)
  form.reset()
  announceInput()
  return () => {
    setAddress(href)
    dispatchEvent(new Event('popstate'))
    fields.forEach((field, index) => Object.assign(field, before[index]))
    announceInput()
  }
}
