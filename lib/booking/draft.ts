import { isIsoDate } from '../iso-date'
import { guestOf, type Guest } from '../guest-fields'
import type { PropertyId } from '../schema'

/**
 * Check-in and check-out of a stay as ISO dates. In the form either may be empty, and check-out may come first; a stay has
 * both, in order.
 */
export interface Dates {
  checkIn: string
  checkOut: string
}

/** What the form holds. Texts are as typed. */
export interface Draft extends Dates, Guest {
  property: PropertyId | ''
  guests: number
}

/** The numbers of guests to choose from, for either property. The form starts with 2 (requirements §9). */
export const guestCounts = [1, 2, 3, 4, 5, 6, 7, 8] as const

export const defaultGuests = 2

export const dateFields = ['checkIn', 'checkOut'] as const

/** The values of the form's fields by name. */
export type Texts = Readonly<Record<string, string>>

/**
 * Reads a draft from the form's fields, or from their stored values. A date field counts as empty unless it holds an
 * existing date with a year of four digits; an unknown number of guests counts as 2.
 */
export function draftFrom(fields: Texts): Draft {
  const text = (name: keyof Draft) => fields[name] ?? ''
  const date = (name: keyof Dates) => (isIsoDate(text(name)) ? text(name) : '')
  const guests = Number(text('guests'))
  return {
    property: text('property'),
    guests: guestCounts.find((count) => count === guests) ?? defaultGuests,
    checkIn: date('checkIn'),
    checkOut: date('checkOut'),
    ...guestOf(text),
  }
}

/** Whether the year of a date has two digits: browsers read 27 as the year 0027. Such a date makes no stay. */
export const isShortYear = (date: string) => date.startsWith('00')

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
