import { fill, list } from '../format'
import type { PlanWords } from '../schema/booking'
import { missingFrom, type DateField, type Draft } from './draft'

/**
 * Says what the submit button waits for and, once it works, what an answer also needs.
 *
 * @param halfTyped date fields that hold a part of a date, which browsers report as empty
 * @returns the empty string if nothing is missing
 * @example stillNeeded(draft, ['checkIn'], words) // 'Still needed: a complete, valid check-in date and a check-out date.'
 */
export function stillNeeded(draft: Draft, halfTyped: readonly DateField[], words: PlanWords): string {
  const { missing } = words
  const choices = missingFrom(draft).map((field) =>
    field !== 'property' && halfTyped.includes(field) ? missing.rest[field] : missing[field],
  )
  if (choices.length > 0) return fill(words.stillNeeded, { what: list(choices) })
  const details = (['name', 'email', 'phone'] as const).filter((field) => draft[field] === '')
  return details.length > 0
    ? fill(words.answerNeeds, { what: list(details.map((field) => missing[field])) })
    : ''
}
