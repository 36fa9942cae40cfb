interface GuestFieldRules {
  name: string
  /** An answer needs it. The browser then requires it, and the message has a line for it in any case. */
  isNeeded: boolean
  /** `lines` is a text of several lines. It stands last in the message, whose end is cut where an email has no room for it. */
  kind: 'text' | 'email' | 'tel' | 'lines'
  /** What the browser may fill in. */
  autoComplete?: string
  /** It takes the whole width of the form. */
  isWide?: boolean
}

/**
 * The guest's own details, in the order of the form and of the message. A new field is an entry here and its words in
 * `content/booking.ts`. Form, draft, storage, “still needed” and message follow from this list.
 */
export const guestFields = [
  { name: 'name', isNeeded: true, kind: 'text', autoComplete: 'name', isWide: true },
  { name: 'email', isNeeded: true, kind: 'email', autoComplete: 'email' },
  { name: 'phone', isNeeded: true, kind: 'tel', autoComplete: 'tel' },
  { name: 'requests', isNeeded: false, kind: 'lines', isWide: true },
] as const satisfies readonly GuestFieldRules[]

type GuestFieldEntry = (typeof guestFields)[number]

export type GuestField = GuestFieldEntry['name']
export type NeededField = Extract<GuestFieldEntry, { isNeeded: true }>['name']

/** What guests say of themselves, as typed. */
export type Guest = Record<GuestField, string>

/** The fields without which nobody can answer. */
export const neededFields = /* @__PURE__ */ guestFields.flatMap((field) => (field.isNeeded ? field.name : []))

/** A text for each field, made from its name. */
export const guestOf = (textOf: (field: GuestField) => string) =>
  Object.fromEntries(guestFields.map(({ name }) => [name, textOf(name)])) as Guest
