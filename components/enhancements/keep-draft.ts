/**
 * The inline script of the booking page, beside that of every page. It keeps what is typed in one entry of this tab's
 * `sessionStorage`, from before hydration on, and fills it into the form again. The fields are the truth: React reads them
 * (docs/decisions/0006-the-draft-stays-in-the-tab.md).
 */
import { formId, propertyId } from '@/lib/booking/draft'
import {
  isPrerendering,
  parseStoredDraft,
  storeDraft,
  storedText,
  type Fields,
} from '@/lib/booking/stored-draft'
import { closest, navigationEntry, onCapture, whenDocumentIs } from './dom'

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

const isField = (element: unknown): element is Field =>
  element instanceof HTMLInputElement ||
  element instanceof HTMLSelectElement ||
  element instanceof HTMLTextAreaElement

/** What the form is to hold. It is undefined until the entry has been read; until then nothing is written. */
let values: Fields | undefined
/** Fields in which the guest has typed before the entry was read. */
const typedEarly = new Set<EventTarget | null>()
let isFilling = false
/** Whether `pageshow` has fired. */
let isShown = false

const bookingForm = () => document.forms.namedItem(formId)

/** Reads the entry and the address, and fills the form. */
function start() {
  const { fields } = parseStoredDraft(storedText())
  values = { ...fields }
  const hasReturned = ['reload', 'back_forward'].includes(navigationEntry()?.type ?? '')
  const property = propertyId(new URLSearchParams(location.search).get('property'))
  const isChosen = values.property !== undefined || bookingForm()?.querySelector('input:checked')
  // `/book?property=house` selects the house (requirements §2), unless a reload or Back brings what the guest chose last.
  if (property && !(hasReturned && isChosen)) values.property = property
  fillInUntilShown()
  // Nothing is stored for a guest who has not used the form.
  if (fields || typedEarly.size > 0) save()
  typedEarly.clear()
}

/** Browsers restore fields at some time before `pageshow`, and Chromium fires no event for it. */
function fillInUntilShown() {
  fillIn()
  if (!isShown) requestAnimationFrame(fillInUntilShown)
}

function fillIn() {
  if (!values) return
  isFilling = true
  for (const field of bookingForm()?.elements ?? []) {
    const value = values[field.getAttribute('name') as keyof Fields]
    if (isField(field) && value !== undefined && !typedEarly.has(field) && setField(field, value))
      field.dispatchEvent(new Event('input', { bubbles: true }))
  }
  isFilling = false
}

/** Sets a field to a stored value that it accepts. Says whether that changed it. */
function setField(field: Field, value: string) {
  if (field.type === 'radio') {
    const radio = field as HTMLInputElement
    const isChecked = propertyId(value) === value ? radio.value === value : radio.checked
    return radio.checked !== (radio.checked = isChecked)
  }
  const before = field.value
  // Setting a half-typed date to its value, the empty string, would remove what is typed.
  if (before === value) return false
  field.value = value
  if (field.value !== value) field.value = before
  return field.value !== before
}

function save() {
  const form = bookingForm()
  if (!form) return
  const data = new FormData(form)
  const present = [...form.elements].filter(isField).map(({ name }) => [name, String(data.get(name) ?? '')])
  values = { ...values, ...Object.fromEntries(present) }
  storeDraft({ fields: values })
}

// Some password managers fire `change` and no `input`.
for (const type of ['input', 'change'])
  onCapture(type, (event) => {
    if (isFilling || !closest(event, `#${formId}`)) return
    if (values) save()
    else typedEarly.add(event.target)
  })

const startWhenParsed = () => whenDocumentIs('interactive', start)
if (isPrerendering()) document.addEventListener('prerenderingchange', startWhenParsed, { once: true })
else startWhenParsed()

// The form tells that React has rendered it again, for example because an extension has added nodes to the page.
document.addEventListener('formrendered', fillIn)

// A page from the back-forward cache may hold less than was typed since.
addEventListener('pageshow', ({ persisted }) => {
  isShown = true
  if (persisted) values = { ...values, ...parseStoredDraft(storedText()).fields }
  fillIn()
})
