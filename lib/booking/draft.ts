import { isIsoDate } from '../iso-date'
import type { BookingOffer, Offers } from './offer'
import type { PropertyId } from '../schema/property'

/** What stands in the form. Texts are as typed; dates are days of the calendar, `YYYY-MM-DD`, or empty. */
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

/** requirements §9: 1 to 8 for either property, 2 at first. */
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

/** What submitting waits for (requirements §5). */
export type Missing = 'property' | 'checkIn' | 'checkOut'

const properties: Record<PropertyId, true> = { house: true, apartment: true }

/** @example propertyId('house') // 'house'; anything but a property gives '' */
export function propertyId(value: string | null | undefined): PropertyId | '' {
  return value && Object.hasOwn(properties, value) ? (value as PropertyId) : ''
}

/**
 * Reads the form's fields, which are the only place where the guest's words live. What a date field holds counts as not
 * chosen while it is no date with a year of four digits.
 */
export function draftFrom(fields: FormData): Draft {
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

/** @example missingFrom({ ...emptyDraft, property: 'house' }) // ['checkIn', 'checkOut'] */
export function missingFrom(draft: Draft): Missing[] {
  return (['property', 'checkIn', 'checkOut'] as const).filter((field) => draft[field] === '')
}

/** Whose price applies: the apartment's for what is no property, none included (requirements §9). */
export function offerFor(property: string | undefined, offers: Offers): BookingOffer {
  return offers[propertyId(property) || 'apartment']
}

/**
 * The draft as the page may speak of it. While a year is being typed, a date input reports 0002, 0020 and 0202 on the
 * way to 2026: such a date counts as missing until its field is left.
 *
 * @param focused name of the field that has the focus
 */
export function settled(draft: Draft, focused: string | undefined): Draft {
  const halfTyped = (field: 'checkIn' | 'checkOut') => focused === field && draft[field].startsWith('0')
  return {
    ...draft,
    checkIn: halfTyped('checkIn') ? '' : draft.checkIn,
    checkOut: halfTyped('checkOut') ? '' : draft.checkOut,
  }
}
