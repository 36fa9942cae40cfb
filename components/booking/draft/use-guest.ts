import { useState, type FocusEvent, type FormEvent } from 'react'
import { HALF_TYPED, readFields } from './form'

/**
 * What the guest has done in the form. The form announces nothing that was there when the page loaded. It announces what is
 * still needed when the guest leaves the form, or leaves a field of it after filling something in. The loss of focus alone
 * does not count, because Orca moves the focus from field to field as it reads.
 *
 * @returns among others `left`: what stood in the form, as `readFields` returns it, when the guest left a field last
 */
export function useGuest() {
  const [focused, setFocused] = useState<string>()
  const [hasChanged, setHasChanged] = useState(false)
  const [left, setLeft] = useState('')
  const [hasFailed, setHasFailed] = useState(false)

  const handlers = {
    onFocus: ({ target }: FocusEvent) => setFocused(target.getAttribute('name') ?? undefined),
    onBlur: ({ target, currentTarget, relatedTarget }: FocusEvent) => {
      setFocused(undefined)
      const name = target.getAttribute('name')
      // All radios of a group are one field.
      if (name === null || (relatedTarget as Element | null)?.getAttribute('name') === name) return
      const fields = readFields()
      const hasLeftForm = relatedTarget !== null && !currentTarget.contains(relatedTarget)
      if (hasChanged || hasLeftForm || fields.includes(HALF_TYPED)) setLeft(fields)
    },
    onInput: ({ target, currentTarget }: FormEvent) => {
      // When the site writes the fields, the form itself is the target. That counts as the guest's doing while the focus is in
      // the form, for example after a press on a day of the calendar.
      if (target !== currentTarget || currentTarget.contains(document.activeElement)) setHasChanged(true)
    },
    // `invalid` does not bubble.
    onInvalidCapture: () => setHasFailed(true),
    onReset: () => {
      setLeft('')
      setHasFailed(false)
    },
  }
  return { focused, hasChanged, left, hasFailed, handlers }
}
