import { aDraft, aFullDraft } from '../testing/booking'
import { someFormWords } from '../testing/form-words'
import { stillNeeded } from './still-needed'

const dates = { checkIn: '2131-05-09', checkOut: '2131-05-12' }

it.each([
  ['choices before details', aDraft(), [], 'Waiting for which one, an arrival and a departure.'],
  [
    'a date of which a part is typed',
    aDraft({ property: 'house' }),
    ['checkIn'],
    'Waiting for more of the arrival and a departure.',
  ],
  [
    'no part of a date that is complete',
    aDraft({ property: 'house', ...dates }),
    ['checkIn'],
    'We want your name, mail and telephone.',
  ],
  ['the details that are empty', aFullDraft({ email: '' }), [], 'We want your mail.'],
  ['nothing', aFullDraft(), [], ''],
] as const)('names %s', (_, draft, halfTyped, text) => {
  expect(stillNeeded(draft, halfTyped, someFormWords())).toBe(text)
})
