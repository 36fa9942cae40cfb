import { fill, listInWords } from '../format'
import type { FormWords } from '../schema/booking'
import { missingFrom, type DateField, type Draft } from './draft'
import { neededFields } from './guest-fields'

/**
 * Says what the submit button waits for and, once it works, what an answer also needs.
 *
 * @param halfTyped date fields that hold a part of a date, which browsers report as empty
 * @returns the empty string if nothing is missing
 * @example stillNeeded(draft, ['checkIn'], words) // 'Still needed: a complete, valid check-in date and a check-out date.'
 */
export function stillNeeded(draft: Draft, halfTyped: readonly DateField[], words: FormWords): string {
  const { missing, stillNeeded: choose, answerNeeds } = words.plan
  const choices = missingFrom(draft).map((field) =>
    field !== 'property' && halfTyped.includes(field) ? missing.rest[field] : missing[field],
  )
  if (choices.length > 0) return fill(choose, { what: listInWords(choices) })
  const details = neededFields.filter((field) => draft[field].trim() === '')
  return details.length > 0
    ? fill(answerNeeds, { what: listInWords(details.map((field) => words.who.fields[field].needed)) })
    : ''
}
