import { chooseEvening, eveningAt, firstPlace } from './evening'

it.each([
  [0, '2026-11-24', '2027-01-01'],
  [364, '2026-11-24', '2026-12-31'],
  [327, '2026-11-24', '2026-11-24'],
  [326, '2026-11-24', '2027-11-23'],
  [59, '2028-01-01', '2028-03-01'],
])('place %i, on %s, is the next date of its day: %s', (place, today, date) => {
  expect(eveningAt(place, today)).toBe(date)
})

it.each([
  ['2026-11-24', '2027-06-05'],
  ['2027-06-05', '2027-06-05'],
  ['2027-06-06', '2028-06-03'],
  ['2030-01-01', '2030-06-01'],
  ['2031-01-01', '2031-06-07'],
])('begins on %s with the first Saturday in June that is not past: %s', (today, date) => {
  expect(eveningAt(firstPlace(today), today)).toBe(date)
})

// What it chooses is tested in e2e/pages/year-of-light.spec.ts.
it('keeps a value of the range that the browser has restored, and says it again on another day', () => {
  jest.useFakeTimers({ now: new Date('2026-11-24T12:00:00Z') })
  document.body.innerHTML = `<section><p data-sentence="{date}; down {sunset}; dark {dusk}"></p>
    <a href="/book"></a><input id="evening" type="range" min="0" max="364" value="364" /></section>`
  const sentence = () => document.querySelector('p')!.textContent!
  chooseEvening('2026-11-24')
  expect(sentence()).toMatch(/^Thu 31 December 2026;/)
  jest.setSystemTime(new Date('2027-02-01T12:00:00Z'))
  dispatchEvent(new Event('pageshow'))
  expect(sentence()).toMatch(/^Fri 31 December 2027;/)
})
