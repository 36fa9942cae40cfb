/**
 * The inline script behind the booking form, which keeps the draft from before hydration on: it stores what is typed, and fills
 * it in again. The fields are the truth, and React reads them (docs/decisions/0006-the-draft-stays-in-the-tab.md).
 */
import { closest, navigationEntry, onCapture } from '@/components/page/dom'
import { withoutPlan } from '@/lib/booking/plan'
import { avoidOldCopies, page, readEntry, store } from './entry'
import { bookingForm, fieldsOf, formId } from './form'
import { emptyChoice, fillForm, isUsed, openAddress } from './replace'

/** Reload, Back and Forward bring the draft; any other navigation applies its address, once. */
function start() {
  const hasReturned = /reload|back/.test(String(navigationEntry()?.type))
  const { fields, isAgain } = readEntry()
  if (!fields || !hasReturned) openAddress()
  if (isAgain && !hasReturned) {
    page().note ??= 'again'
    store({ isAgain: undefined })
  }
  fillForm()
  markUsed()
  if (hasReturned) fillUntilShown()
}

let isShown = false

/** Browsers restore fields at some time before `pageshow`, and Chromium fires no event for it. */
function fillUntilShown() {
  fillForm()
  if (!isShown) requestAnimationFrame(fillUntilShown)
}

/** Until hydration the style sheet then hides what the page says of an empty form. */
const markUsed = () => document.documentElement.toggleAttribute('data-used', isUsed(page().fields))

function keep({ target }: Event) {
  const { name, value } = target as HTMLInputElement
  const isForm = target === bookingForm()
  // The calendar's list of months has no name: it chooses what is seen.
  if (!isForm && !name) return
  // The form itself is the target where the site has written the fields.
  const changed = isForm ? fieldsOf() : { [name]: value }
  const fields = { ...page().fields, ...changed }
  window.bookingPage = { fields }
  store({ fields })
  markUsed()
  // No address may name other nights than the form. With Next's own state in it, its router would not learn of it.
  const address = withoutPlan(location.href)
  const isOfStay = Object.keys(emptyChoice).some((each) => each in changed)
  if (isOfStay && address !== location.href) history.replaceState(null, '', address)
}

// Some password managers fire `change` and no `input`.
for (const type of ['input', 'change'])
  onCapture(type, (event) => {
    if (closest(event, `#${formId}`)) keep(event)
  })

avoidOldCopies()
addEventListener('pageshow', () => {
  isShown = true
  fillForm()
})

start()
