import { z } from 'zod'
import { formWords, thankYou } from '../schema/booking'
import { termsWords } from '../schema/terms'

/**
 * The words that a schema describes, for tests: each text is its own path, followed by its blanks.
 *
 * @example wordsOf(formWords).when.swapped // 'when.swapped {checkIn} {checkOut} {nights}'
 */
function wordsOf<Schema extends z.ZodObject>(schema: Schema, path = ''): z.infer<Schema> {
  const entries = Object.entries(schema.shape).map(([key, value]) => {
    if (value instanceof z.ZodObject) return [key, wordsOf(value, `${path}${key}.`)]
    const { blanks } = (value as z.ZodString).meta() as { blanks: string[] }
    return [key, [path + key, ...blanks.map((name) => `{${name}}`)].join(' ')]
  })
  return Object.fromEntries(entries)
}

export const someFormWords = () => wordsOf(formWords)
export const someThankYouWords = () => wordsOf(thankYou)
export const someMessageWords = () => wordsOf(thankYou.shape.message)
export const someTermsWords = () => wordsOf(termsWords)
