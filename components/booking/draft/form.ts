/** Reads and writes the fields of the form. It is looked up each time, because React may have rendered it again. */
import { dateFields, type Dates, type Texts } from '@/lib/booking/draft'

export const formId = 'booking'

/** An event on the window: the inline script has filled the form in. */
export const FORM_FILLED = 'formfilled'

export const bookingForm = () => document.forms.namedItem(formId)

const controls = () => Array.from((bookingForm()?.elements ?? []) as Iterable<HTMLInputElement>)

const dateField = (name: keyof Dates) => bookingForm()!.elements.namedItem(name) as HTMLInputElement

/** The ids of all properties. */
export const propertyIds = () => controls().flatMap(({ name, value }) => (name === 'property' ? value : []))

/** The values of all fields. A group of radio buttons of which none is selected has no entry in the form's data. */
export function fieldsOf(): Texts {
  const form = bookingForm()
  return form ? { property: '', ...(Object.fromEntries(new FormData(form)) as Texts) } : {}
}

/** Stands in `readFields` for a date of which a part is typed, because that has no value of its own. */
export const HALF_TYPED = 'half-typed'

/** The values of the form's fields as a query string, which is compared by value; empty while there is no form. */
export function readFields() {
  if (!bookingForm()) return ''
  const fields = new URLSearchParams(fieldsOf())
  for (const name of dateFields) if (dateField(name).validity.badInput) fields.set(name, HALF_TYPED)
  return fields.toString()
}

/** Writes values into their fields. A field keeps what it holds if it has none, or does not accept it. */
export function writeFields(values: Texts) {
  for (const field of controls()) {
    const value = Object.hasOwn(values, field.name) ? values[field.name]! : undefined
    const before = field.value
    if (value === undefined) continue
    if (field.type === 'radio') field.checked = before === value
    // The value of a half-typed date is the empty string, and setting it once more would remove what is typed.
    else if (before !== value) {
      field.value = value
      if (field.value !== value) field.value = before
    }
  }
}

/** Tells React and the inline script that the site has written the fields. */
export const announceInput = () => bookingForm()?.dispatchEvent(new Event('input', { bubbles: true }))

/** Writes both dates into their fields. */
export function setDates({ checkIn, checkOut }: Dates) {
  writeFields({ checkIn, checkOut })
  announceInput()
}

/** Swaps the two dates. */
export function swapDates() {
  const { checkIn = '', checkOut = '' } = fieldsOf()
  setDates({ checkIn: checkOut, checkOut: checkIn })
  // The button disappears with its hint, and the focus would be lost.
  dateField('checkIn').focus()
}
