/**
 * The part of the booking page's inline script that keeps what is typed, from before hydration on, and fills it into the
 * form again. The fields are the truth: React reads them (docs/decisions/0006-the-draft-stays-in-the-tab.md).
 */
import {
  closest,
  isPrerendering,
  navigationEntry,
  onCapture,
  togglePageAttribute,
  whenDocumentIs,
} from '@/components/enhancements/dom'
import { dateFields, propertyId } from '@/lib/booking/draft'
import { planAddress, readPlan, valuesIn, type Plan } from '@/lib/booking/plan'
import { readEntry, store, type Entry, type Fields } from './entry'
import { bookingForm, FORM_FILLED, FORM_RENDERED, formId, PLAN_LEFT, planIn, setAddress } from './form'

// Next's router writes the address that it has read last. After Back that is the address of another history entry, so every
// write but those of `setAddress` keeps the address that the page has.
history.replaceState = (state, unused) => History.prototype.replaceState.call(history, state, unused)

/** What the form is to hold, and what is kept beside it. */
let { fields = {}, address, own }: Entry = {}
/** Whether `pageshow` has fired. */
let isShown = false
/** Whether the guest has followed a link that names dates, but no whole plan, and has typed nothing since. */
let isBroken = false

/**
 * Reads the entry and the address. Whoever opens an address that names a plan opens that plan. A reload, Back and Forward
 * bring what became of it, and without a plan in the address the guest's own. Any other link keeps the open plan open.
 */
function read(hasReturned: boolean) {
  const entry = readEntry()
  if (entry.fields) {
    fields = { ...fields, ...entry.fields }
    own = entry.own
    address = planNameOf(entry.address)
  }
  const plan = readPlan(location)
  const valueOf = valuesIn(location)
  isBroken = !plan && !hasReturned && dateFields.some((name) => valueOf(name) !== undefined)
  const isOpen = hasReturned && plan && planAddress(plan) === address
  if (plan && !isOpen) openPlan(plan)
  // An empty plan has been cleared on the confirmation.
  else if (address && (isEmptyPlan() || (hasReturned && !plan))) closePlan()
}

/**
 * Opens a shared plan, beside which the guest's own is kept. Without a property it fills a form that has no dates: it replaces
 * nothing of the guest's, so no plan is opened.
 */
function openPlan(plan: NonNullable<ReturnType<typeof readPlan>>) {
  const before = planIn(fields)
  const opened = { ...before, ...plan }
  const replaces =
    'property' in plan || dateFields.some((name) => before[name] && before[name] !== plan[name])
  if (!address && replaces && (!own || hasDate(before))) own = before
  if (address || replaces) address = planAddress(opened)
  fields = { ...fields, ...opened }
}

/** Brings the guest's own plan in the place of the other, which is kept in turn if the guest has begun it. */
function closePlan() {
  const begun = !address && hasDate(fields) ? planIn(fields) : undefined
  fields = { ...fields, ...planIn(own ?? {}) }
  own = begun
  address = undefined
}

const hasDate = ({ checkIn, checkOut }: Fields) => Boolean(checkIn || checkOut)

/** Whether the form is to hold neither a property nor a date, as after it has been cleared. */
const isEmptyPlan = () => !fields.property && !hasDate(fields)

/** The address, as `planAddress` writes it; undefined if it names no plan: anybody can write an entry. */
function planNameOf(named = '') {
  const plan = readPlan(new URL(named, location.origin))
  return plan && planAddress(plan)
}

const hasReturned = () => /reload|back/.test(String(navigationEntry()?.type))

/** Shows what is kept: in the fields, and of a shared plan in its note and in the address of the page. */
function show() {
  for (const field of (bookingForm()?.elements ?? []) as Iterable<HTMLInputElement>) {
    const value = fields[field.name as keyof Fields]
    if (typeof value === 'string') setField(field, value)
  }
  dispatchEvent(new Event(FORM_FILLED))
  togglePageAttribute('data-shared-plan', address !== undefined)
  togglePageAttribute('data-own-plan', own !== undefined)
  togglePageAttribute('data-broken-plan', isBroken)
  const namesPlan = readPlan(location)
  // The browser has yet to scroll to another fragment, such as `#contact`.
  if (!namesPlan && location.hash && !isShown) return
  if (address ? location.href !== location.origin + address : namesPlan)
    setAddress(address ?? location.pathname)
}

function start(property: string) {
  const isChosen = fields.property || document.querySelector('input:checked')
  // `/book?property=house` selects the house (requirements §2), unless a reload or Back brings what was chosen last, or a
  // form that has been cleared, whose address holds no query any more.
  if (location.search && property && !(hasReturned() && isChosen)) fields.property = property
  namePlan()
  keep()
  showUntilLoaded()
}

/**
 * Gives the open plan the address of what stands in the form. A plan that is not whole keeps the address it had; a form
 * that has been cleared holds no plan, and the dates of the guest's own stay beside it.
 */
function namePlan() {
  if (isEmptyPlan()) address = undefined
  if (!address && !hasDate(own ?? {})) own = undefined
  address &&= planNameOf(planAddress(fields as Plan)) ?? address
}

/** Stores what is kept. Nothing is stored for a guest who has neither used the form nor opened a plan. */
function keep() {
  if (fields.guests) store({ fields, address, own })
}

/** Browsers restore fields at some time before `pageshow`, and Chromium fires no event for it. */
function showUntilLoaded() {
  show()
  if (!isShown) requestAnimationFrame(showUntilLoaded)
}

/** Sets a field to a stored value, unless the field does not accept it. */
function setField(field: HTMLInputElement, value: string) {
  const before = field.value
  if (field.type === 'radio') field.checked = before === value
  // The value of a half-typed date is the empty string, and setting it once more would remove what is typed.
  else if (before !== value) {
    field.value = value
    if (field.value !== value) field.value = before
  }
}

/** Brings the plan that the address of the page now names, or the guest's own, if it may have changed. */
function bring(mayHaveChanged: unknown) {
  if (mayHaveChanged) read(true)
  keep()
  show()
}

// Some password managers fire `change` and no `input`.
for (const type of ['input', 'change'])
  onCapture(type, (event) => {
    // Until the form is parsed, some of its fields are missing.
    if (document.readyState === 'loading' || !closest(event, `#${formId}`)) return
    // A radio button that is not selected has no entry in the form's data.
    fields = { property: '', ...(Object.fromEntries(new FormData(bookingForm()!)) as Fields) }
    isBroken = false
    namePlan()
    keep()
    show()
  })

/** Before the first paint, so that nothing shifts when the note appears. */
function begin() {
  const property = propertyId(valuesIn(location)('property'))
  read(hasReturned())
  show()
  if (isPrerendering()) document.addEventListener('prerenderingchange', begin)
  else whenDocumentIs('interactive', () => start(property))
}
begin()

// Another fragment, such as `#contact`, leaves the open plan open.
addEventListener('popstate', () => bring(readPlan(location) ?? !location.hash))

addEventListener(PLAN_LEFT, () => {
  closePlan()
  bring(false)
})

// React has rendered the form again, for example because an extension has added nodes to the page.
document.addEventListener(FORM_RENDERED, show)

addEventListener('pageshow', ({ persisted }) => {
  // A page from the back-forward cache may hold less than was typed since.
  isShown = true
  bring(persisted)
})
