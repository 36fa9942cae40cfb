import type { Texts } from '@/lib/booking/stay'

/** What this tab keeps until it is closed (docs/decisions/0006-the-draft-stays-in-the-tab.md). */
interface Entry {
  /** What stands in the form, once it has been used. */
  draft?: Texts
  /** What the form held at each request, by the query and the fragment of its confirmation. */
  requests?: Readonly<Record<string, Texts>>
}

const KEY = 'booking'

/** Reads the entry. What is no text in it counts as absent, because anybody can write it; denied storage holds no entry. */
export function readEntry(): Entry {
  try {
    const { draft, requests } = JSON.parse(sessionStorage.getItem(KEY)!) ?? {}
    const byAddress = Object.entries(requests ?? {}).map(([address, fields]) => [address, onlyTexts(fields)])
    return { draft: draft && onlyTexts(draft), requests: Object.fromEntries(byAddress) }
  } catch {
    return {}
  }
}

const onlyTexts = (values: unknown): Texts =>
  Object.fromEntries(Object.entries(Object(values)).filter(([, value]) => typeof value === 'string')) as Texts

/** Replaces the given parts of the entry. */
function store(parts: Entry) {
  try {
    const text = JSON.stringify({ ...readEntry(), ...parts })
    // If the storage is full, no older entry may stay: it would later replace newer text in the form.
    sessionStorage.removeItem(KEY)
    sessionStorage.setItem(KEY, text)
  } catch {}
}

export const keepDraft = (draft: Texts) => store({ draft })

/** Forgets what stands in the form. The requests stay. */
export const forgetDraft = () => store({ draft: undefined })

/** Forgets everything. An empty draft stays: with it, the form clears what the browser restores on Back. */
export const forgetAll = () => store({ draft: {}, requests: {} })

/**
 * Keeps a request under the address of its confirmation.
 *
 * @returns the address, which ends with a number where another request of this tab has the same query and other fields
 * @example keepRequest('/thank-you?property=house', fields) // '/thank-you?property=house#2'
 */
export function keepRequest(address: string, fields: Texts) {
  const { requests = {} } = readEntry()
  const isFree = (key: string) => !requests[key] || JSON.stringify(requests[key]) === JSON.stringify(fields)
  const query = address.slice(address.indexOf('?'))
  let fragment = ''
  for (let number = 2; !isFree(query + fragment); number++) fragment = `#${number}`
  store({ draft: fields, requests: { ...requests, [query + fragment]: fields } })
  return address + fragment
}
