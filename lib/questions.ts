/** What guests ask before they book, and whether the owner has answered it. */
import { plainText } from './chart/text'
import { fill, upperFirst } from './format'
import type { Home } from './schema/home'
import type { Property, PropertyId } from './schema/property'

type Answers = Pick<Property, 'id' | 'goodToKnow' | 'terms'>

/** The unanswered questions that weigh most, the first the most. Each build lists those that are left. */
const weighty: readonly { about: string; words: readonly string[]; of?: readonly PropertyId[] }[] = [
  { about: 'the pool: season, depth, fence, and who watches children', words: ['pool'], of: ['house'] },
  { about: 'children: cots and high chairs', words: ['cot', 'child'] },
  { about: 'the hot tub: hours and fuel', words: ['hot tub'], of: ['house'] },
  { about: 'pool and hot tub: may guests of the apartment use them', words: ['pool'], of: ['apartment'] },
  { about: 'beds and their sizes', words: ['bed'] },
  { about: 'access: steps and showers', words: ['access', 'step'] },
  { about: 'keys and late arrival', words: ['key', 'arriv'] },
]

/**
 * Whether a property answers a question: a term that is filled in, a row of `goodToKnow` or an extra has one of the words in
 * its name. The beginning of a word is enough.
 *
 * @example answers({ id: 'house', goodToKnow: [{ term: 'High chair', value: 'One' }] }, ['cot', 'high']) // true
 */
export function answers({ goodToKnow = [], terms = {} }: Answers, words: readonly string[]): boolean {
  const names = [
    ...Object.keys(terms),
    ...goodToKnow.map(({ term }) => plainText(term)),
    ...(terms.extras ?? []).map(({ name }) => name),
  ]
  return names.some((name) => words.some((word) => new RegExp(`\\b${word}`, 'i').test(name)))
}

/**
 * The line under the FAQ. It names what a property does not answer.
 *
 * @example askLine(home.faq, [house, apartment]) // 'Dogs, beds: ask before you book.'
 */
export function askLine({ text, asked, nothingOpen }: Home['faq'], properties: readonly Answers[]): string {
  const open = Object.keys(asked).filter(
    (question) => !properties.every((property) => answers(property, asked[question] ?? [])),
  )
  return open.length === 0 ? nothingOpen : upperFirst(fill(text, { questions: open.join(', ') }))
}

/** One line for each unanswered question that weighs, with the files of the properties that leave it open. */
export const questionReminders = (properties: readonly Answers[]): string[] =>
  weighty.flatMap(({ about, words, of }) => {
    const files = properties
      .filter((property) => (of?.includes(property.id) ?? true) && !answers(property, words))
      .map(({ id }) => `content/properties/${id}.ts`)
    return files.length > 0
      ? [`Guests ask about ${about}. Answer under goodToKnow in ${files.join(', ')}.`]
      : []
  })
