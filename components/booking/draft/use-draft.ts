import { useEffect, useLayoutEffect, useState, useSyncExternalStore } from 'react'
import { page, type Page } from './entry'
import { bookingForm, FORM_FILLED, readFields } from './form'
import { fillForm, openAddress } from './replace'

/** Returns a function that listens to events of the window, and to those that bubble to it. */
export const listening = (types: readonly string[]) => (onChange: () => void) => {
  for (const type of types) addEventListener(type, onChange)
  return () => types.forEach((type) => removeEventListener(type, onChange))
}

// Some password managers fire `change` and no `input`.
const subscribe = listening(['input', 'change', 'pageshow', FORM_FILLED])

/** Returns what stands in the form, as `readFields` does, and renders again when it changes; empty in the static HTML. */
export const useFields = () => useSyncExternalStore(subscribe, readFields, () => '')

/** Returns a part of what the page keeps, and renders again when it changes; nothing in the static HTML. */
export const usePage = <Part extends 'note' | 'before'>(part: Part) =>
  useSyncExternalStore<Page[Part]>(
    subscribe,
    () => page()[part],
    () => undefined,
  )

/**
 * Restores a form that React has rendered again, because an extension or a translator has changed the page before hydration.
 * The field in which the guest types gets the focus back, without which the next keys would be lost.
 */
export function useRestoredForm() {
  const [focused] = useState(
    () => typeof document !== 'undefined' && document.activeElement?.getAttribute('name'),
  )
  useLayoutEffect(() => {
    fillForm()
    const field = focused && bookingForm()?.elements.namedItem(focused)
    if (field instanceof HTMLElement && document.activeElement === document.body)
      field.focus({ preventScroll: true })
  }, [focused])
}

/** Applies a fragment that the guest types or pastes while the page is open. Back and Forward within the page apply nothing. */
export function useTypedFragment() {
  useEffect(() => {
    let { state } = history
    return listening(['hashchange'])(() => {
      // An entry that is new has no state. Next's router loads the page again at an entry with another state than its own.
      if (history.state === null) {
        openAddress(true)
        history.replaceState(state, '')
      }
      state = history.state
    })
  }, [])
}
