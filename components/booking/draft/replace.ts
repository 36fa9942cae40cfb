/** What replaces the draft as a whole, and the way back. */
import { defaultGuests, type Texts } from '@/lib/booking/draft'
import { readPlan } from '@/lib/booking/plan'
import { guestFields } from '@/lib/guest-fields'
import { page, readEntry, store } from './entry'
import { announceInput, bookingForm, fieldsOf, FORM_FILLED, propertyIds, writeFields } from './form'

/** Where the dates in the form come from, or why it is empty. */
export type Note = 'plan' | 'week' | 'broken' | 'again' | 'cleared'

/** The fields of the stay in an empty form. */
export const emptyChoice: Texts = { property: '', checkIn: '', checkOut: '', guests: String(defaultGuests) }

const isChosen = ([name, value]: [string, string]) => value !== (emptyChoice[name] ?? '')

/** The same fields as in an empty form. */
const emptied = (fields: Texts): Texts => ({
  ...Object.fromEntries(Object.keys(fields).map((name) => [name, ''])),
  ...emptyChoice,
})

/** Whether these fields hold anything that an empty form does not. */
export const isUsed = (fields: Texts) => Object.entries(fields).some(isChosen)

/** Shows in the form what the page keeps, and reserves the room of the note above it, which React shows. */
export function fillForm() {
  const { fields, note } = page()
  writeFields(fields)
  if (note && note !== 'cleared') document.documentElement.toggleAttribute('data-noted', true)
  dispatchEvent(new Event(FORM_FILLED))
}

/**
 * Applies the address of the page to the draft: a property, or a plan. What it replaces can be brought back. Only a plan counts
 * as using the form, so that nothing is stored for a guest who has followed a link to a property.
 *
 * @param isOpen the page is open, and only its fragment has changed: one that names no dates, such as `#contact`, does nothing
 */
export function openAddress(isOpen = false) {
  const { choice, source } = readPlan(location.href, propertyIds())
  if (isOpen && !source) return
  const isPlan = source === 'plan' || source === 'week'
  // What has been typed while the page was still arriving. Firefox also brings back what an address had filled in.
  const typed = Object.fromEntries(
    Object.entries(fieldsOf()).filter((each) => isChosen(each) && choice[each[0]] !== each[1]),
  )
  const before: Texts = { ...emptyChoice, ...page().fields, ...typed }
  const replaces = Object.entries(choice).some(
    ([name, value]) => before[name] !== value && isChosen([name, before[name]!]),
  )
  Object.assign(page(), {
    fields: { ...page().fields, ...typed, ...choice },
    note: source,
    before: isPlan && replaces ? before : undefined,
  })
  if (readEntry().fields || isPlan || Object.keys(typed).length > 0) store({ fields: page().fields })
  fillForm()
}

/** Empties the form, and what the booking pages of this tab fill into theirs. The requests stay. */
export function clearForm() {
  const before = { ...emptyChoice, ...page().fields, ...fieldsOf() }
  bookingForm()?.reset()
  change(emptied(before))
  Object.assign(page(), { before, note: 'cleared' })
  fillForm()
}

/** Brings back what a link, or clearing, has replaced. */
export function undo() {
  change(page().before ?? {})
}

function change(fields: Texts) {
  store({ fields })
  Object.assign(page(), { fields, note: undefined, before: undefined })
  fillForm()
  announceInput()
}

/** Begins another booking: of the last one only name, email and phone stay in the form, which then says so. */
export function beginAgain() {
  const { fields = {} } = readEntry()
  const kept = guestFields.flatMap(({ name, kind }) => (kind === 'lines' ? [] : [[name, fields[name] ?? '']]))
  store({ fields: { ...emptied(fields), ...Object.fromEntries(kept) }, isAgain: true })
}
