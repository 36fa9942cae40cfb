import { isIsoDate } from '../iso-date'
import type { PropertyId } from '../schema/property'
import type { Dates } from './dates'
import { guestOf, type Guest } from '../guest-fields'

/** What the four fields of the stay say. A link can name it, and it holds nothing of the guest. */
export interface Choice extends Dates {
  property: PropertyId | ''
  guests: number
}

/** What the form holds. Texts are as typed. */
export type Draft = Choice & Guest

/** The numbers of guests to choose from, for either property. The form starts with 2 (requirements §9). */
export const guestCounts = [1, 2, 3, 4, 5, 6, 7, 8] as const

export const defaultGuests = 2

export const dateFields = ['checkIn', 'checkOut'] as const
export type DateField = (typeof dateFields)[number]

/**
 * Reads a draft from the form's fields, or from their stored values. A date field counts as empty unless it holds an
 * existing date with a year of four digits; an unknown number of guests counts as 2.
 *
 * @param fields `FormData`, `URLSearchParams` or a `Map`
 */
export function draftFrom(fields: { get: (name: string) => unknown }): Draft {
  const text = (name: keyof Draft) => {
    const value = fields.get(name)
    return typeof value === 'string' ? value : ''
  }
  const date = (name: DateField) => (isIsoDate(text(name)) ? text(name) : '')
  const guests = Number(text('guests'))
  return {
    property: text('property'),
    guests: guestCounts.find((count) => count === guests) ?? defaultGuests,
    checkIn: date('checkIn'),
    checkOut: date('checkOut'),
    ...guestOf(text),
  }
}

// Marked as pure, so that a script that does not use it leaves it out.
export const emptyDraft = /* @__PURE__ */ draftFrom(new Map())

/** Whether nothing has been chosen or typed. */
export const isEmpty = (draft: Draft) =>
  (Object.keys(emptyDraft) as (keyof Draft)[]).every((field) => draft[field] === emptyDraft[field])

/** Whether the year of a date has two digits: browsers read 27 as the year 0027. Such a date makes no stay. */
export const isShortYear = (date: string) => date.startsWith('00')

/**
 * Lists the choices without which the submit button stays disabled (requirements §4).
 *
 * @example missingFrom({ ...emptyDraft, property: 'house' }) // ['checkIn', 'checkOut']
 */
export const missingFrom = (draft: Draft) =>
  (['property', ...dateFields] as const).filter((field) => draft[field] === '' || isShortYear(draft[field]))

/**
 * Returns the draft without a date whose year is still being typed. On the way to 2026 a date input reports the years
 * 0002, 0020 and 0202; such a date counts as empty until its field loses the focus
 * (docs/decisions/0003-hints-never-errors.md).
 *
 * @param focused name of the field that has the focus
 */
export function withoutHalfTypedDates(draft: Draft, focused: string | undefined): Draft {
  const field = dateFields.find((name) => name === focused)
  return field && draft[field].startsWith('0') ? { ...draft, [field]: '' } : draft
}
