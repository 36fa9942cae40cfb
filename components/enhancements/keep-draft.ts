/**
 * The inline script of the booking page, beside that of every page. It keeps what is typed in one entry of this tab's
 * `sessionStorage`, from before hydration on, and fills it into the form again. The fields are the truth: React reads them
 * (docs/decisions/0006-the-draft-stays-in-the-tab.md).
 */
import { formId, propertyId } from '@/lib/booking/draft'
import { readPlan } from '@/lib/booking/plan'
import {
  avoidOldStorage,
  isPrerendering,
  parseStoredDraft,
  storeDraft,
  storedText,
  type Fields,
} from '@/lib/booking/stored-draft'
import { closest, navigationEntry, onCapture, togglePageAttribute, whenDocumentIs } from './dom'

/** What the form is to hold. It is undefined until the entry has been read; until then nothing is written. */
let values: Fields | undefined
let isFilling = false
/** Whether `pageshow` has fired. */
let isShown = false
/** The fragment whose plan was filled in last. */
let filledFragment: string | undefined

const bookingForm = () => document.forms.namedItem(formId)

/** Reads the entry and the address, and fills the form. */
function start() {
  const { fields } = parseStoredDraft(storedText())
  values = { ...fields }
  const hasReturned = ['reload', 'back_forward'].includes(navigationEntry()?.type ?? '')
  const isChosen = values.property !== undefined || bookingForm()?.querySelector('input:checked')
  const property = propertyId(new URLSearchParams(location.search).get('property'))
  // `/book?property=house` selects the house (requirements §2), unless a reload or Back brings what was chosen last.
  if (property && !(hasReturned && isChosen)) Object.assign(values, { property }, showPlan())
  fillInUntilShown()
  // Nothing is stored for a guest who has not used the form.
  if (fields) save()
}

/** Shows the note about a shared plan if the address holds one, and returns the plan. */
function showPlan() {
  const plan = readPlan(location.search, location.hash)
  togglePageAttribute('data-shared-plan', plan !== undefined)
  if (plan) filledFragment = location.hash
  return plan
}

/** Fills in a second plan that is opened in the page of the first one. */
function changePlan() {
  const isFilled = location.hash === filledFragment
  const plan = showPlan()
  if (plan && !isFilled) replaceValues(plan)
}

/** Removes the plan from the address, and with it the note. The same plan can then be opened once more. */
function leavePlan() {
  history.replaceState(null, '', location.pathname)
  filledFragment = undefined
  showPlan()
}

/** Empties the form but for the guest's own details. */
function startWithEmptyPlan() {
  leavePlan()
  replaceValues({ property: '', checkIn: '', checkOut: '', guests: '2' })
  bookingForm()?.querySelector('input')?.focus()
}

function replaceValues(changed: Fields) {
  values = { ...values, ...changed }
  fillIn()
  if (storedText()) save()
}

/** Browsers restore fields at some time before `pageshow`, and Chromium fires no event for it. */
function fillInUntilShown() {
  fillIn()
  if (!isShown) requestAnimationFrame(fillInUntilShown)
}

function fillIn() {
  // The form has been cleared, here or on the confirmation, and the note would speak of a plan that is not there.
  if (values?.checkIn === '' && showPlan()) leavePlan()
  isFilling = true
  for (const field of (bookingForm()?.elements ?? []) as Iterable<HTMLInputElement>) {
    const value = values?.[field.name as keyof Fields]
    if (value !== undefined && setField(field, value))
      field.dispatchEvent(new Event('input', { bubbles: true }))
  }
  isFilling = false
}

/** Sets a field to a stored value, unless the field does not accept it. Says whether that changed the field. */
function setField(field: HTMLInputElement, value: string) {
  if (field.type === 'radio') {
    const isChecked = propertyId(value) === value ? field.value === value : field.checked
    return field.checked !== (field.checked = isChecked)
  }
  const before = field.value
  // The value of a half-typed date is the empty string, and setting it once more would remove what is typed.
  if (before === value) return false
  field.value = value
  if (field.value !== value) field.value = before
  return field.value !== before
}

function save() {
  const form = bookingForm()
  // A radio button that is not selected has no entry in the form's data.
  if (form) values = { property: '', ...(Object.fromEntries(new FormData(form)) as Fields) }
  storeDraft({ fields: values })
}

// Some password managers fire `change` and no `input`.
for (const type of ['input', 'change'])
  onCapture(type, (event) => {
    if (values && !isFilling && closest(event, `#${formId}`)) save()
  })

const startWhenParsed = () => whenDocumentIs('interactive', start)
if (isPrerendering()) document.addEventListener('prerenderingchange', startWhenParsed, { once: true })
else startWhenParsed()

avoidOldStorage()

// Before the first paint, so that nothing shifts when the note appears.
showPlan()
addEventListener('hashchange', changePlan)
document.addEventListener('click', (event) => {
  if (closest(event, '[data-empty-plan]')) startWithEmptyPlan()
})

// “Clear the form” resets it.
onCapture('reset', leavePlan)

// The form tells that React has rendered it again, for example because an extension has added nodes to the page.
// React also removes the attributes of `<html>`.
document.addEventListener('formrendered', () => {
  showPlan()
  fillIn()
})

addEventListener('pageshow', ({ persisted }) => {
  isShown = true
  // A page from the back-forward cache may hold less than was typed since.
  if (persisted) values = { ...values, ...parseStoredDraft(storedText()).fields }
  fillIn()
})
