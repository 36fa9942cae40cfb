import { fill, listInWords } from '../format'
import type { FormWords } from '../schema/booking'
import { dateFields, draftFrom, isShortYear } from './draft'
import { neededFields } from '../guest-fields'

/**
 * Says what the submit button waits for and, once it works, what an answer also needs.
 *
 * @param fields what stands in the form, as a query string. A date that is no date is named as one to complete.
 * @returns the empty string if nothing is missing
 * @example stillNeeded('checkIn=half-typed', words) // 'Still needed: a property, a complete, valid check-in date and …'
 */
export function stillNeeded(fields: string, words: FormWords): string {
  const { missing, stillNeeded: choose, answerNeeds } = words.plan
  const values = Object.fromEntries(new URLSearchParams(fields))
  const draft = draftFrom(values)
  const choices = (['property', ...dateFields] as const)
    .filter((field) => draft[field] === '' || isShortYear(draft[field]))
    .map((field) => (field !== 'property' && values[field] ? missing.rest[field] : missing[field]))
  if (choices.length > 0) return fill(choose, { what: listInWords(choices) })
  const details = neededFields.filter((field) => draft[field].trim() === '')
  return details.length > 0
    ? fill(answerNeeds, { what: listInWords(details.map((field) => words.who.fields[field].needed)) })
    : ''
}
