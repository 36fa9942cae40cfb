import { someFormWords } from '../testing/words'
import { choiceInWords, datesAfterPress, nightsBetween } from './choose-nights'

const dates = (checkIn: string, checkOut = '') => ({ checkIn, checkOut })
const { calendar } = someFormWords().when

it.each([
  ['the first press sets check-in', dates(''), dates('2031-05-09')],
  [
    'an earlier day keeps a check-out that was typed first',
    dates('', '2031-05-12'),
    dates('2031-05-09', '2031-05-12'),
  ],
  ['the day of a check-out that was typed first begins again', dates('', '2031-05-09'), dates('2031-05-09')],
  ['a day after a check-out that was typed first begins again', dates('', '2031-05-08'), dates('2031-05-09')],
  ['a later day sets check-out', dates('2031-05-08'), dates('2031-05-08', '2031-05-09')],
  ['the same day is a new check-in', dates('2031-05-09'), dates('2031-05-09')],
  ['an earlier day is a new check-in', dates('2031-05-10'), dates('2031-05-09')],
  ['a third press begins again', dates('2031-05-01', '2031-05-04'), dates('2031-05-09')],
])('%s', (_, before, after) => {
  expect(datesAfterPress(before, '2031-05-09')).toEqual(after)
})

it.each([
  ['two dates', dates('2031-05-09', '2031-05-12'), ['2031-05-09', '2031-05-12']],
  ['reversed dates', dates('2031-05-12', '2031-05-09'), ['2031-05-09', '2031-05-12']],
  ['check-in alone', dates('2031-05-09'), ['2031-05-09', '2031-05-09']],
  ['check-out alone', dates('', '2031-05-09'), ['2031-05-09', '2031-05-09']],
  ['no date', dates(''), undefined],
])('finds the nights of %s', (_, given, nights) => {
  expect(nightsBetween(given)).toEqual(nights)
})

it.each([
  ['without a date', dates(''), 'when.calendar.arrive'],
  ['with check-out alone', dates('', '2031-05-09'), 'when.calendar.arrive'],
  ['with check-in alone', dates('2031-05-09'), 'when.calendar.leave Fri 9 May 2031'],
  ['with both', dates('2031-05-09', '2031-05-12'), 'when.calendar.chosen Fri 9 – Mon 12 May 2031 3 nights'],
  ['reversed', dates('2031-05-12', '2031-05-09'), 'when.calendar.chosen Fri 9 – Mon 12 May 2031 3 nights'],
])('says what is chosen or what to press next, %s', (_, given, sentence) => {
  expect(choiceInWords(given, calendar).join('')).toBe(sentence)
})
