import { aFullDraft, textsOf } from '../testing/booking'
import { someFormWords } from '../testing/words'
import type { Draft } from './draft'
import { stillNeeded } from './still-needed'

/** The fields of a form in which everything is filled in but for these. */
const fields = (over: Partial<Draft>) => String(new URLSearchParams(textsOf(aFullDraft(over))))

it.each([
  [
    'choices before details',
    '',
    'plan.stillNeeded plan.missing.property, plan.missing.checkIn and plan.missing.checkOut',
  ],
  [
    'a date of which a part is typed, and one that has a year of five digits',
    fields({ checkIn: 'half-typed', checkOut: '12031-05-12' }),
    'plan.stillNeeded plan.missing.rest.checkIn and plan.missing.rest.checkOut',
  ],
  [
    'the details that are empty or blank',
    fields({ name: ' ', email: '' }),
    'plan.answerNeeds who.fields.name.needed and who.fields.email.needed',
  ],
  ['nothing', fields({}), ''],
])('names %s', (_, typed, text) => {
  expect(stillNeeded(typed, someFormWords())).toBe(text)
})
