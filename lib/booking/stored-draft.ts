import type { Draft } from './draft'

/** The values of the form's fields by name, as texts. A field without a value here keeps what it holds. */
export type Fields = Partial<Record<keyof Draft, string>>

/** What this tab keeps of the booking form until it is closed (docs/decisions/0006-the-draft-stays-in-the-tab.md). */
interface StoredDraft {
  /** What stands in the form. */
  fields?: Fields
  /** What the form held when it was submitted last. */
  submitted?: Fields
}

const KEY = 'booking'

/** Whether the browser prerenders this page. It then has only a copy of the storage, which is thrown away. */
export const isPrerendering = () => (document as { prerendering?: boolean }).prerendering === true

/**
 * Keeps Firefox, whose `vendor` is empty, from putting this page into its back-forward cache, which a listener for `unload`
 * does. Firefox may restore such a page in another process, and there it reads an old copy of the storage.
 */
export function avoidOldStorage() {
  if (!navigator.vendor) addEventListener('unload', () => {})
}

/** Returns the entry as it is stored; null where there is none, while prerendering, and where storage is denied. */
export function storedText(): string | null {
  try {
    return isPrerendering() ? null : sessionStorage.getItem(KEY)
  } catch {
    return null
  }
}

/** Parses the entry. Whatever is no JSON or no text in it counts as absent. */
export function parseStoredDraft(text: string | null): StoredDraft {
  try {
    const { fields, submitted } = JSON.parse(text ?? '{}')
    return { fields: textsOf(fields), submitted: textsOf(submitted) }
  } catch {
    return {}
  }
}

/** Replaces the given parts of the entry. A part that is `undefined` is removed. Denied storage holds no entry. */
export function storeDraft(parts: StoredDraft) {
  try {
    const text = JSON.stringify({ ...parseStoredDraft(storedText()), ...parts })
    // If the storage is full, no older entry may stay: it would later replace newer text in the form.
    sessionStorage.removeItem(KEY)
    sessionStorage.setItem(KEY, text)
  } catch {}
}

function textsOf(values: unknown): Fields | undefined {
  if (!values) return undefined
  return Object.fromEntries(Object.entries(values).filter(([, value]) => typeof value === 'string'))
}
