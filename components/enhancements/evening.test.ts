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

// Its buttons, its keys and a press on the drawing are tested in e2e/pages/year-of-light.spec.ts.
describe('the range', () => {
  const render = (value = '0') => {
    document.body.innerHTML = `<section><p data-sentence="{date}; down {sunset}; dark {dusk}"></p>
      <a href="/book"></a>
      <input id="evening" type="range" min="0" max="364" value="0" /></section>`
    const range = document.querySelector('input')!
    range.value = value
    chooseEvening('2026-11-24')
    return range
  }
  const sentence = () => document.querySelector('p')!.textContent!.replaceAll('\u00a0', ' ')
  const choose = (range: HTMLInputElement, place: number) => {
    range.valueAsNumber = place
    range.dispatchEvent(new Event('input'))
  }

  beforeEach(() => jest.useFakeTimers({ now: new Date('2026-11-24T12:00:00Z') }))
  afterEach(() => jest.useRealTimers())

  it('says the evening that it chooses, in the sentence and in its value, and links the week from then', () => {
    const range = render()
    expect(sentence()).toMatch(/^Sat 5 June 2027; /)
    choose(range, 169)
    expect(sentence()).toBe('Sat 19 June 2027; down 10:12 PM; dark 11:10 PM')
    expect(range.ariaValueText).toBe(document.querySelector('p')!.textContent)
    expect(document.querySelector('a')!.href).toMatch(/\/book#checkIn=2027-06-19&checkOut=2027-06-26$/)
  })

  it('keeps a value that the browser has restored, and says it again on another day', () => {
    render('364')
    expect(sentence()).toMatch(/^Thu 31 December 2026;/)
    jest.setSystemTime(new Date('2027-02-01T12:00:00Z'))
    dispatchEvent(new Event('pageshow'))
    expect(sentence()).toMatch(/^Fri 31 December 2027;/)
  })
})
