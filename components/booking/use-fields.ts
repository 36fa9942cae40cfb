import { useSyncExternalStore } from 'react'
import { formId } from '@/lib/booking/draft'

/** The values of the form's fields as a query string, which is compared by value; empty while there is no form. */
export function readFields() {
  const form = document.forms.namedItem(formId)
  const fields = form ? [...new FormData(form)].map(([name, value]) => [name, String(value)]) : []
  return new URLSearchParams(fields).toString()
}

function subscribe(onChange: () => void) {
  // Some password managers fire `change` and no `input`.
  const types = ['input', 'change', 'pageshow']
  for (const type of types) addEventListener(type, onChange)
  return () => types.forEach((type) => removeEventListener(type, onChange))
}

/** Returns what stands in the form, as `readFields` does, and renders again when it changes; empty in the static HTML. */
export function useFields() {
  return useSyncExternalStore(subscribe, readFields, () => '')
}
