import { differenceInCalendarDays, parseISO } from 'date-fns'
import type { Reading } from '../availability'
import { isIsoDate } from '../dates'
import { lowerFirst } from '../format'
import type { Picture, Row } from '../schema'

/** What the booking pages know of a property: it is sent to the browser as data. */
export interface Offer {
  id: string
  name: string
  /** At the beginning of a sentence: `The house` */
  shortName: string
  /** Whole euro. */
  nightlyPrice: number
  capacity: number
  picture: Picture
  /** What the owner agrees with guests, in the owner's words. */
  terms?: readonly Row[]
  /** The nights that calendars say are taken. */
  reading?: Reading
}

/** In the order of the pages. */
export type Offers = readonly Offer[]

/**
 * Check-in and check-out as ISO dates. In the form either may be empty, and check-out may come first; a stay has both, in
 * order.
 */
export interface Dates {
  checkIn: string
  checkOut: string
}

export const dateFields = ['checkIn', 'checkOut'] as const

/** The form starts with 2 guests (requirements §9). */
export const defaultGuests = 2

/** The values of the form's fields by name, as typed. */
export type Texts = Readonly<Record<string, string>>

/** The details: required fields of one line and limited length, in the order of the form and of the message. */
export const detailFields = ['name', 'email', 'phone'] as const

/** What these fields hold at most, in characters, so that an email address has room for all of it and for the requests. */
export const maxLengths = { name: 80, email: 100, phone: 40 }

export type GuestField = (typeof detailFields)[number] | 'requests'

/** What guests say of themselves, as typed. */
export type Guest = Record<GuestField, string>

/** What the form holds. */
export interface Draft extends Dates, Guest {
  property: string
  guests: number
  /** The first date field that holds something else than a date of a stay: no date at all, or a year of two digits. */
  oddDate?: { field: keyof Dates; kind: 'noDate' | 'shortYear'; text: string }
}

/** Whether a date exists and can be one of a stay. Browsers read 27 as the year 0027. */
const isStayDate = (text: string) => isIsoDate(text) && !text.startsWith('00')

/**
 * Reads a draft from the form's fields, or from their stored values. A date counts as empty unless it can be one of a stay;
 * an unknown number of guests counts as 2.
 *
 * @param maxGuests the largest number of guests to choose from
 * @param typing name of the field that has the focus. On the way to 2026 a date field reports the years 0002, 0020 and 0202;
 *   while it is being typed, such a date counts as empty (docs/decisions/0003-hints-never-errors.md).
 */
export function draftFrom(fields: Texts, maxGuests: number, typing?: string | null): Draft {
  const { guests = '' } = fields
  const text = (name: keyof Draft) => fields[name] ?? ''
  const date = (name: keyof Dates) =>
    isStayDate(text(name)) && !(name === typing && text(name).startsWith('0')) ? text(name) : ''
  const odd = dateFields.find((name) => name !== typing && text(name) && !isStayDate(text(name)))
  return {
    property: text('property'),
    guests: /^[1-9]\d?$/.test(guests) && Number(guests) <= maxGuests ? Number(guests) : defaultGuests,
    checkIn: date('checkIn'),
    checkOut: date('checkOut'),
    name: text('name'),
    email: text('email'),
    phone: text('phone'),
    requests: text('requests'),
    oddDate: odd && { field: odd, kind: isIsoDate(text(odd)) ? 'shortYear' : 'noDate', text: text(odd) },
  }
}

/** What follows from a draft. It is derived while rendering. */
export interface Stay {
  offer?: Offer
  /** The offer whose price counts. */
  priced: Offer
  /** Present once both dates are set. */
  quote?: { nights: number; total: number }
  /** In order. */
  dates?: Dates
  guests: number
}

/**
 * Nights and total of a stay. Counts calendar days, so a clock change neither adds nor removes a night. The order of the two
 * dates does not matter (requirements §9).
 *
 * @param nightlyPrice price of a night in whole euro
 * @returns `undefined` if a date is empty or does not exist
 * @example quote(550, '2026-06-12', '2026-06-15') // { nights: 3, total: 1650 }
 */
export function quote(nightlyPrice: number, checkIn: string, checkOut: string) {
  if (!isIsoDate(checkIn) || !isIsoDate(checkOut)) return undefined
  const nights = Math.abs(differenceInCalendarDays(parseISO(checkOut), parseISO(checkIn)))
  return { nights, total: nights * nightlyPrice }
}

/** Finds the offer of a property; `undefined` if none has this id, as in a forged address. */
export const offerOf = (property: string, offers: Offers) => offers.find(({ id }) => id === property)

/** The properties to choose from, within a sentence. @example either(offers) // 'the house or the apartment' */
export const either = (offers: Offers) => offers.map(({ shortName }) => lowerFirst(shortName)).join(' or ')

/**
 * The offer whose price counts: that of the property or, where it is empty or unknown, that of the apartment, which is the
 * last (requirements §9).
 */
export const pricedAs = (property: string, offers: Offers) => offerOf(property, offers) ?? offers.at(-1)!

/** Derives the stay from a draft. */
export function stayOf({ property, checkIn, checkOut, guests }: Draft, offers: Offers): Stay {
  const priced = pricedAs(property, offers)
  const figures = quote(priced.nightlyPrice, checkIn, checkOut)
  const [first = '', last = ''] = [checkIn, checkOut].sort()
  const dates = figures && { checkIn: first, checkOut: last }
  return { offer: offerOf(property, offers), priced, quote: figures, dates, guests }
}
