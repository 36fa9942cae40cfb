import { draftFrom, emptyDraft, type Draft } from '@/lib/booking/draft'
import { setDraft } from '@/lib/booking/draft-memory'

export const formId = 'booking'

/** Reads the form's fields into the draft. */
export function readForm() {
  const form = document.forms.namedItem(formId)
  if (form) setDraft(draftFrom(new FormData(form)))
}

/**
 * Reads the form at each input, from the moment this file runs, which is before React hydrates the form. If a browser
 * extension has added nodes, React renders the form again, and what was typed is restored from the draft.
 */
export function trackTyping() {
  readForm()
  document.addEventListener('input', readForm)
  // Some password managers fire `change` and no `input`.
  document.addEventListener('change', readForm)
}

/** Fills the draft into the fields that are still empty. A field that holds something stays as it is. */
export function restoreDraft(form: HTMLFormElement, draft: Draft) {
  for (const name of ['checkIn', 'checkOut', 'name', 'email', 'phone', 'requests'] as const) {
    const field = form.elements.namedItem(name) as HTMLInputElement | HTMLTextAreaElement
    field.value ||= draft[name]
  }
  const property = form.elements.namedItem('property') as RadioNodeList
  if (property.value === '') property.value = draft.property
  const guests = form.elements.namedItem('guests') as HTMLSelectElement
  if (guests.value === String(emptyDraft.guests)) guests.value = String(draft.guests)
}

/** Swaps the two dates. */
export function swapDates(form: HTMLFormElement | null) {
  const checkIn = form?.elements.namedItem('checkIn') as HTMLInputElement | null | undefined
  const checkOut = form?.elements.namedItem('checkOut') as HTMLInputElement | null | undefined
  if (!checkIn || !checkOut) return
  const oldCheckIn = checkIn.value
  checkIn.value = checkOut.value
  checkOut.value = oldCheckIn
  readForm()
  // The button disappears with its hint, and the focus would be lost.
  checkIn.focus()
}
