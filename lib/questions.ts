/** What guests ask before they book, and whether the owner has answered it. */
import { fill, plainText, upperFirst } from './format'
import type { Home } from './schema/home'
import type { Property } from './schema/property'

type Answers = Pick<Property, 'id' | 'amenities' | 'goodToKnow' | 'terms'>

/** Whether a name has one of the words; the beginning of a word is enough. */
const names = (name: string, words: readonly string[]) =>
  words.some((word) => new RegExp(`\\b${word}`, 'i').test(plainText(name)))

const has = ({ amenities }: Answers, word: string) => amenities.some(({ name }) => names(name, [word]))

interface Question {
  about: string
  words: readonly string[]
  /** Whether a property has to answer; by default every one. */
  of?: (property: Answers, all: readonly Answers[]) => boolean
}

/** The unanswered questions that weigh most, the first the most. Each build lists those that are left. */
const weighty: readonly Question[] = [
  {
    about: 'the pool: season, depth, fence, and who watches children',
    words: ['pool'],
    of: (property) => has(property, 'pool'),
  },
  { about: 'children: cots and high chairs', words: ['cot', 'child'] },
  { about: 'the hot tub: hours and fuel', words: ['hot tub'], of: (property) => has(property, 'hot tub') },
  {
    about: 'pool and hot tub: may guests use them who stay where there is none',
    words: ['pool'],
    of: (property, all) => !has(property, 'pool') && all.some((other) => has(other, 'pool')),
  },
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
export function answers(
  { goodToKnow = [], terms = {} }: Omit<Answers, 'amenities'>,
  words: readonly string[],
): boolean {
  const answered = [
    ...Object.keys(terms),
    ...goodToKnow.map(({ term }) => term),
    ...(terms.extras ?? []).map(({ name }) => name),
  ]
  return answered.some((name) => names(name, words))
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
      .filter((property) => (of?.(property, properties) ?? true) && !answers(property, words))
      .map(({ id }) => `content/properties/${id}.ts`)
    return files.length > 0
      ? [`Guests ask about ${about}. Answer under goodToKnow in ${files.join(', ')}.`]
      : []
  })
