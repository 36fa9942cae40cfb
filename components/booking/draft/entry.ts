import { isPrerendering } from '@/components/enhancements/dom'
import { emptyDraft, type Draft } from '@/lib/booking/draft'
import type { Plan } from '@/lib/booking/plan'
import { formId } from './form'

/** The values of the form's fields by name, as texts. A field without a value here keeps what it holds. */
export type Fields = Partial<Record<keyof Draft, string>>

/** What this tab keeps of the booking form until it is closed (docs/decisions/0006-the-draft-stays-in-the-tab.md). */
export interface Entry {
  /** What stands in the form. */
  fields?: Fields
  /** While a plan is open that somebody has shared: the address that names it. */
  address?: string
  /** The guest's own plan, while a shared one is open and after that has been cleared. */
  own?: Plan
  /** What the form held at each of the last ten requests. The ids tell them apart, and say nothing of the guest. */
  requests?: readonly (Fields & { id: string })[]
}

/** The key of the entry is the name of the form. */
const KEY = formId

// Keeps Firefox, whose `vendor` is empty, from putting a page into its back-forward cache, which a listener for `unload` does.
// Firefox may restore such a page in another process, and there it reads an old copy of the storage.
if (typeof window !== 'undefined' && !navigator.vendor) addEventListener('unload', () => {})

/**
 * Returns the entry as it is stored; null where there is none, where storage is denied, and while the browser prerenders the
 * page, which then has only a copy of the storage.
 */
export function storedText(): string | null {
  try {
    return isPrerendering() ? null : sessionStorage.getItem(KEY)
  } catch {
    return null
  }
}

/** Reads the entry. What is no JSON counts as absent; form and draft leave out what is no text. */
export function readEntry(): Entry {
  try {
    return JSON.parse(storedText()!) ?? {}
  } catch {
    return {}
  }
}

/** Replaces the given parts of the entry. A part that is `undefined` is removed. Denied storage holds no entry. */
export function store(parts: Entry) {
  try {
    const text = JSON.stringify({ ...readEntry(), ...parts })
    // If the storage is full, no older entry may stay: it would later replace newer text in the form.
    sessionStorage.removeItem(KEY)
    sessionStorage.setItem(KEY, text)
  } catch {}
}

/** The requests of this tab; none if anything else stands in their place. */
function storedRequests() {
  const { requests } = readEntry()
  return Array.isArray(requests) ? requests : []
}

/**
 * Stores what is asked for, beside the last nine requests.
 *
 * @returns the fragment that names it in the address of its confirmation
 */
export function storeRequest(fields: Fields) {
  const id = Math.random().toString(36).slice(2, 8)
  store({ requests: [...storedRequests(), { ...fields, id }].slice(-10) })
  return fragmentOf(id)
}

const fragmentOf = (id: string) => `#request=${id}`

/** Finds the request that a fragment names. */
export const storedRequest = (fragment: string) =>
  storedRequests().find((request) => fragmentOf(request?.id) === fragment)

/**
 * Empties what the booking pages of this tab fill into their forms. The requests stay.
 *
 * @returns a function that brings it back
 */
export function clearEntry() {
  const { fields, address, own } = readEntry()
  // Stored as empty, so that older pages empty their forms.
  store({ fields: { ...emptyDraft, guests: String(emptyDraft.guests) }, own: undefined })
  return () => store({ fields, address, own })
}
