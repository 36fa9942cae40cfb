import { content } from '@/lib/schema/content'
import { faultsOf } from './explain.mjs'
import { booking } from '@/content/booking'
import { faqs } from '@/content/faqs'
import { navigation } from '@/content/navigation'
import { house } from '@/content/properties/house'
import { site } from '@/content/site'

/** Copies of a value in which one part after the other is replaced. */
function* withEachPartReplaced(value: unknown, other: unknown): Generator<unknown> {
  yield other
  if (typeof value !== 'object' || value === null) return
  for (const [key, inner] of Object.entries(value))
    for (const each of withEachPartReplaced(inner, other))
      yield Array.isArray(value) ? value.with(Number(key), each) : { ...value, [key]: each }
}

const whole = [
  ['site.ts', { site }],
  ['booking.ts', { booking }],
  ['faqs.ts', { faqs }],
  ['navigation.ts', { navigation }],
  ['properties/house.ts', { house }],
] as const
const others = [undefined, null, '', 'x', -1, true, [null], { x: 1 }]

it.each(whole)(
  'reports a wrong value of any part of %s with a message of its own and a fix',
  (file, values) => {
    const schema = content[`content/${file}`]!
    for (const other of others)
      for (const value of withEachPartReplaced(values, other))
        for (const { message } of faultsOf(schema, value) as { message: string }[])
          expect(message).toMatch(/^[^]+\. Fix: [^]+\.$/)
  },
)

it('reports a misspelt key and the missing key as one fault', () => {
  const schema = content['content/faqs.ts']!
  const misspelt = faqs.map(({ question, answer }) => ({ question, anwser: answer }))
  expect(faultsOf(schema, { faqs: misspelt })).toHaveLength(faqs.length)
})

it('reports all missing keys of one object as one fault', () => {
  const schema = content['content/site.ts']!
  const [fault, ...more] = faultsOf(schema, { site: { ...site, name: undefined, locale: undefined } })
  expect(fault).toMatchObject({
    path: ['site'],
    message: expect.stringMatching('^name and locale are missing'),
  })
  expect(more).toEqual([])
})
