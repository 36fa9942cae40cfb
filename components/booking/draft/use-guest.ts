import { useEffect, useState, type FocusEvent, type FormEvent } from 'react'
import { guestFields } from '@/lib/booking/guest-fields'
import { draftFrom, type DateField, type Draft } from '@/lib/booking/draft'
import { clearForm, halfTypedFields, readFields, swapDates } from './form'

/**
 * What the guest has done in the form. The form announces nothing that was there when the page loaded. It announces what is
 * still needed when the guest leaves the form, or leaves a field of it after filling something in. The loss of focus alone
 * does not count, because Orca moves the focus from field to field as it reads.
 */
export function useGuest() {
  const [focused, setFocused] = useState<string>()
  const [hasChanged, setHasChanged] = useState(false)
  const [hasSwapped, setHasSwapped] = useState(false)
  const [hasFailed, setHasFailed] = useState(false)
  const [left, setLeft] = useState<{ draft: Draft; halfTyped: readonly DateField[] }>()

  const leave = () =>
    setLeft({ draft: draftFrom(new URLSearchParams(readFields())), halfTyped: halfTypedFields() })
  const swap = () => {
    swapDates()
    setHasChanged(true)
    setHasSwapped(true)
  }
  const clear = () => {
    const bringBack = clearForm()
    leave()
    return () => {
      bringBack()
      leave()
    }
  }
  const handlers = {
    onFocus: ({ target }: FocusEvent) => setFocused(target.getAttribute('name') ?? undefined),
    onBlur: ({ target, currentTarget, relatedTarget }: FocusEvent) => {
      setFocused(undefined)
      const name = target.getAttribute('name')
      // All radios of a group are one field.
      if (name === null || (relatedTarget as Element | null)?.getAttribute('name') === name) return
      const isFilledIn = hasChanged || halfTypedFields().length > 0
      const hasLeftForm = relatedTarget !== null && !currentTarget.contains(relatedTarget)
      if (isFilledIn || hasLeftForm) leave()
    },
    onInput: ({ target, currentTarget }: FormEvent) => {
      // When the site writes the fields, the form itself is the target. That counts as the guest's doing while the focus is in
      // the form, for example after a press on a day of the calendar.
      if (target === currentTarget && !currentTarget.contains(document.activeElement)) return
      setHasChanged(true)
      setHasSwapped(false)
    },
    // `invalid` does not bubble.
    onInvalidCapture: () => setHasFailed(true),
  }
  // For these a phone shows its keyboard.
  const isTyping = guestFields.some(({ name }) => name === focused)
  return { focused, isTyping, hasChanged, hasSwapped, hasFailed, left, swap, clear, handlers }
}

/** Returns the time when the guest looked at the page last, because phones keep a tab for days. */
export function useNow() {
  const [now, setNow] = useState(() => new Date())
  useEffect(() => {
    const look = () => setNow(new Date())
    document.addEventListener('visibilitychange', look)
    return () => document.removeEventListener('visibilitychange', look)
  }, [])
  return now
}
