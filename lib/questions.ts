import { fill, plainText, upperFirst } from './format'
import type { Home } from './schema/home'
import type { Property } from './schema/property'

type Answers = Pick<Property, 'goodToKnow' | 'rooms' | 'terms'>

/**
 * What guests ask before they book and a property does not answer. `rooms` or a term that is filled in, a row of `goodToKnow`
 * or an extra answers a question if its name has one of the words of the question; the beginning of a word is enough.
 *
 * @param asked questions with their words
 * @example openQuestions({ cots: ['cot'], dogs: ['dog'] }, [{ goodToKnow: [{ term: 'Cots', value: 'One' }] }]) // ['dogs']
 */
export const openQuestions = (asked: Home['faq']['asked'], properties: readonly Answers[]): string[] =>
  Object.keys(asked).filter((question) => {
    const pattern = new RegExp(`\\b(${asked[question]!.join('|')})`, 'i')
    return !properties.every(({ goodToKnow = [], rooms = [], terms = {} }) =>
      [
        ...(rooms.length > 0 ? ['rooms'] : []),
        ...Object.keys(terms),
        ...goodToKnow.map(({ term }) => term),
        ...(terms.extras ?? []).map(({ name }) => name),
      ].some((name) => pattern.test(plainText(name))),
    )
  })

/**
 * The line under the FAQ. It names what a property does not answer.
 *
 * @example askLine(home.faq, [house, apartment]) // 'Dogs, beds: ask before you book.'
 */
export function askLine({ text, asked, nothingOpen }: Home['faq'], properties: readonly Answers[]): string {
  const open = openQuestions(asked, properties)
  return open.length === 0 ? nothingOpen : upperFirst(fill(text, { questions: open.join(', ') }))
}
