import { aDraft, aFullDraft } from '../testing/booking'
import { someFormWords } from '../testing/words'
import { stillNeeded } from './still-needed'

const dates = { checkIn: '2131-05-09', checkOut: '2131-05-12' }

it.each([
  [
    'choices before details',
    aDraft(),
    [],
    'plan.stillNeeded plan.missing.property, plan.missing.checkIn and plan.missing.checkOut',
  ],
  [
    'a date of which a part is typed',
    aDraft({ property: 'house' }),
    ['checkIn'],
    'plan.stillNeeded plan.missing.rest.checkIn and plan.missing.checkOut',
  ],
  [
    'no part of a date that is complete',
    aDraft({ property: 'house', ...dates }),
    ['checkIn'],
    'plan.answerNeeds who.fields.name.needed, who.fields.email.needed and who.fields.phone.needed',
  ],
  [
    'the details that are empty or blank',
    aFullDraft({ name: ' ', email: '' }),
    [],
    'plan.answerNeeds who.fields.name.needed and who.fields.email.needed',
  ],
  ['nothing', aFullDraft(), [], ''],
] as const)('names %s', (_, draft, halfTyped, text) => {
  expect(stillNeeded(draft, halfTyped, someFormWords())).toBe(text)
})
