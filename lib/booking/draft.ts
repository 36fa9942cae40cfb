import { isIsoDate } from '../iso-date'
import type { PropertyId } from '../schema/property'

/** What the form holds. Texts are as typed. Dates are ISO dates, such as `2026-06-12`, or empty. */
export interface Draft {
  property: PropertyId | ''
  guests: number
  checkIn: string
  checkOut: string
  name: string
  email: string
  phone: string
  requests: string
}

/** The numbers of guests to choose from, for either property. The form starts with 2 (requirements §9). */
export const guestCounts = [1, 2, 3, 4, 5, 6, 7, 8] as const
const defaultGuests = 2

export const emptyDraft: Draft = {
  property: '',
  guests: defaultGuests,
  checkIn: '',
  checkOut: '',
  name: '',
  email: '',
  phone: '',
  requests: '',
}

export const dateFields = ['checkIn', 'checkOut'] as const
export type DateField = (typeof dateFields)[number]

/** A choice without which the submit button stays disabled (requirements §4). */
export type Missing = 'property' | 'checkIn' | 'checkOut'

/** What the browser asks for on submit, and what an answer needs (requirements §5). */
export type MissingContact = 'name' | 'email' | 'phone'

/** The compiler asks for a new property here: `propertyIds` would bring the schemas into the bundle. */
const properties: Record<PropertyId, true> = { house: true, apartment: true }

/**
 * Returns the value if it is the id of a property, else the empty string.
 *
 * @example propertyId('house') // 'house'
 */
export function propertyId(value: string | null | undefined): PropertyId | '' {
  return value && Object.hasOwn(properties, value) ? (value as PropertyId) : ''
}

/** The form's `id`. */
export const formId = 'booking'

/**
 * Reads a draft from the form's fields, or from their stored values. A date field counts as empty unless it holds an existing date with a year of four
 * digits; an unknown number of guests counts as 2.
 *
 * @param fields `FormData`, `URLSearchParams` or a `Map`
 */
export function draftFrom(fields: { get: (name: string) => unknown }): Draft {
  const text = (name: keyof Draft) => String(fields.get(name) ?? '')
  const date = (name: 'checkIn' | 'checkOut') => (isIsoDate(text(name)) ? text(name) : '')
  const guests = Number(text('guests'))
  return {
    property: propertyId(text('property')),
    guests: guestCounts.find((count) => count === guests) ?? defaultGuests,
    checkIn: date('checkIn'),
    checkOut: date('checkOut'),
    name: text('name'),
    email: text('email'),
    phone: text('phone'),
    requests: text('requests'),
  }
}

/**
 * Lists the choices that the submit button still waits for.
 *
 * @example missingFrom({ ...emptyDraft, property: 'house' }) // ['checkIn', 'checkOut']
 */
export function missingFrom(draft: Draft): Missing[] {
  return (['property', 'checkIn', 'checkOut'] as const).filter((field) => draft[field] === '')
}

/** Lists what an answer to the request still needs. */
export function missingContactFrom(draft: Draft): MissingContact[] {
  return (['name', 'email', 'phone'] as const).filter((field) => draft[field] === '')
}

/**
 * Returns the draft without a date whose year is still being typed. On the way to 2026 a date input reports the years
 * 0002, 0020 and 0202; such a date counts as empty until its field loses the focus
 * (docs/decisions/0003-hints-never-errors.md).
 *
 * @param focused name of the field that has the focus
 */
export function withoutHalfTypedDates(draft: Draft, focused: string | undefined): Draft {
  const isHalfTyped = (field: 'checkIn' | 'checkOut') => focused === field && draft[field].startsWith('0')
  return {
    ...draft,
    checkIn: isHalfTyped('checkIn') ? '' : draft.checkIn,
    checkOut: isHalfTyped('checkOut') ? '' : draft.checkOut,
  }
}
