import type { Texts } from '@/lib/booking/draft'
import type { Note } from './replace'

/** What this tab keeps until it is closed (docs/decisions/0006-the-draft-stays-in-the-tab.md). */
interface Entry {
  /** What stands in the form, once it has been used. */
  fields?: Texts
  /** What the form held at each of the last ten requests. The ids tell them apart, and say nothing of the guest. */
  requests?: readonly { id: string; fields: Texts }[]
  /** The id of the request whose confirmation is about to load. */
  arriving?: string
  /** The guest has asked for another booking. */
  isAgain?: boolean
}

/** What the page keeps for as long as it is open. The inline script and React share it. */
export interface Page {
  /** What the form is to hold: the copy that lasts where storage is denied. */
  fields: Texts
  /** What the note above the form says. */
  note?: Note
  /** What stood in the form before a link or clearing it: the way back, until the guest types or leaves. */
  before?: Texts
}

declare global {
  interface Window {
    bookingPage?: Page
  }
}

const KEY = 'booking'

/** Keeps a page to which the guest comes back from using an old copy of the entry. Others listen to `pageshow` after it. */
export function avoidOldCopies() {
  // A page from the back-forward cache may keep less than was typed since, and offers no way back any more.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) delete window.bookingPage
  })
  // Keeps Firefox, whose `vendor` is empty, from putting a page into its back-forward cache, which a listener for `unload`
  // does. Firefox may restore such a page in another process, and there it reads an old copy of the storage.
  if (!navigator.vendor) addEventListener('unload', () => {})
}

export const page = (): Page => (window.bookingPage ??= { fields: readEntry().fields ?? {} })

/** Reads the entry. What is no text in it counts as absent: anybody can write it. */
export function readEntry(): Entry {
  try {
    const { fields, requests, arriving, isAgain } = JSON.parse(sessionStorage.getItem(KEY)!) ?? {}
    return {
      fields: fields ? textsOf(fields) : undefined,
      requests: Array.from(requests ?? [], (request: { id?: unknown; fields?: object } | null) => ({
        id: String(request?.id),
        fields: textsOf(request?.fields ?? {}),
      })),
      arriving: arriving ? String(arriving) : undefined,
      isAgain: Boolean(isAgain),
    }
  } catch {
    return {}
  }
}

const textsOf = (values: object): Texts =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => typeof value === 'string'))

/** Replaces the given parts of the entry. Denied storage holds no entry. */
export function store(parts: Entry) {
  try {
    const text = JSON.stringify({ ...readEntry(), ...parts })
    // If the storage is full, no older entry may stay: it would later replace newer text in the form.
    sessionStorage.removeItem(KEY)
    sessionStorage.setItem(KEY, text)
  } catch {}
}

/** Stores what is asked for, beside the last nine requests, for the confirmation that loads next. */
export function storeRequest(fields: Texts) {
  const { requests = [] } = readEntry()
  const last = requests.at(-1)
  // A second press on the button is the same request.
  if (last && JSON.stringify(last.fields) === JSON.stringify(fields)) return store({ arriving: last.id })
  const id = Math.random().toString(36).slice(2, 8)
  store({ requests: [...requests, { id, fields }].slice(-10), arriving: id })
}
