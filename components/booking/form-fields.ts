import { draftFrom, emptyDraft, type Draft } from '@/lib/booking/draft'
import { remember } from '@/lib/booking/memory'

export const formId = 'booking'

/** Reads the form on the page into the draft. */
export function readForm() {
  const form = document.forms.namedItem(formId)
  if (form) remember(draftFrom(new FormData(form)))
}

/**
 * Keeps what is typed from the moment this file arrives, before React hydrates the form. When an extension's nodes make
 * React render the form again, the words in the old form would be lost.
 */
export function keepTyped() {
  readForm()
  document.addEventListener('input', readForm)
  // All that some password managers send.
  document.addEventListener('change', readForm)
}

/** Puts a draft into a form that does not hold it yet; what already stands in a field stays. */
export function fillBlanks(form: HTMLFormElement, draft: Draft) {
  for (const name of ['checkIn', 'checkOut', 'name', 'email', 'phone', 'requests'] as const) {
    const field = form.elements.namedItem(name) as HTMLInputElement | HTMLTextAreaElement
    field.value ||= draft[name]
  }
  const property = form.elements.namedItem('property') as RadioNodeList
  if (property.value === '') property.value = draft.property
  const guests = form.elements.namedItem('guests') as HTMLSelectElement
  if (guests.value === String(emptyDraft.guests)) guests.value = String(draft.guests)
}

/** Gives the two dates each other's place. */
export function swapDates(form: HTMLFormElement | null) {
  const checkIn = form?.elements.namedItem('checkIn') as HTMLInputElement | null | undefined
  const checkOut = form?.elements.namedItem('checkOut') as HTMLInputElement | null | undefined
  if (!checkIn || !checkOut) return
  const later = checkIn.value
  checkIn.value = checkOut.value
  checkOut.value = later
  readForm()
  // The button that was pressed goes with its hint: the focus stays with what it changed.
  checkIn.focus()
}
