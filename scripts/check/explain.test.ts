import { content } from '@/lib/schema/content'
import { someThankYouWords } from '@/lib/testing/words'
import { aSite } from '@/lib/testing/builders'
import { annotation, faultsOf } from './explain.mjs'

/** Copies of a value in which one part after the other is replaced. */
function* withEachPartReplaced(value: unknown, other: unknown): Generator<unknown> {
  yield other
  if (typeof value !== 'object' || value === null) return
  for (const [key, inner] of Object.entries(value))
    for (const each of withEachPartReplaced(inner, other))
      yield Array.isArray(value) ? value.with(Number(key), each) : { ...value, [key]: each }
}

it.each([
  ['content/site.ts', { site: aSite({ phone: { display: '+353 74 000000', href: 'tel:+35374000000' } }) }],
  ['content/thank-you.ts', { thankYou: someThankYouWords() }],
  ['content/faqs.ts', { faqs: [{ question: 'Is there a boat?', answer: 'Yes, with oars.' }] }],
])('reports a wrong value of any part of %s, with a message of our own and a fix', (file, values) => {
  expect(faultsOf(content[file]!, values)).toEqual([])
  for (const wrong of [() => undefined, [null], { x: 1 }])
    for (const value of withEachPartReplaced(values, wrong)) {
      const messages = (faultsOf(content[file]!, value) as { message: string }[]).map(
        ({ message }) => message,
      )
      expect(messages).not.toEqual([])
      for (const message of messages) expect(message).toMatch(/^[^]+\. Fix: [^]+\.$/)
    }
})

it.each([
  [
    'content/site.ts › site, phone: It is empty. Fix: Fill it in.',
    '::error file=content/site.ts::content/site.ts › site, phone: It is empty. Fix: Fill it in.',
  ],
  ['content/a,b.jpg: 100%\nof it', '::error file=content/a%2Cb.jpg::content/a,b.jpg: 100%25%0Aof it'],
])('writes a fault as GitHub shows it beside its file', (fault, expected) => {
  expect(annotation(fault)).toBe(expected)
})
