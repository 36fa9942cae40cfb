import { firstEvening, nightsInYear } from './nights-on-year'

const percentOf = (day: number) => expect.closeTo((day / 365) * 100, 8)

describe('the nights of a stay in the year', () => {
  it.each([
    ['from the first of January', '2027-01-01', '2027-01-03', [[0.5, 2.5]]],
    ['in June', '2027-06-12', '2027-06-15', [[162.5, 165.5]]],
    ['in June of a leap year', '2028-06-12', '2028-06-15', [[162.5, 165.5]]],
    ['in June a hundred years ahead', '2127-06-12', '2127-06-15', [[162.5, 165.5]]],
    ['up to the last of December', '2026-12-29', '2026-12-31', [[362.5, 364.5]]],
    // prettier-ignore
    ['over New Year, in two parts', '2026-12-30', '2027-01-02', [[363.5, 365], [0, 1.5]]],
    // prettier-ignore
    ['from summer to the next spring, in two parts', '2026-07-02', '2027-04-01', [[182.5, 365], [0, 90.5]]],
    ['of the 28th of February in a leap year', '2028-02-28', '2028-02-29', [[58.5, 59.5]]],
    ['of a whole year, which would cover the drawing', '2026-06-12', '2027-06-12', []],
    ['on the same day, which has none', '2026-06-12', '2026-06-12', []],
  ])('are found for a stay %s', (_, from, to, days) => {
    expect(nightsInYear({ checkIn: from, checkOut: to })).toEqual(
      days.map(([start, end]) => ({ from: percentOf(start!), to: percentOf(end!) })),
    )
  })
})

describe('the first evening', () => {
  const evening = (from: string, to = '2199-01-01') => firstEvening({ checkIn: from, checkOut: to })

  it.each([
    ['2027-06-12', '11:06 PM', true],
    ['2026-06-21', '11:11 PM', true],
    ['2026-12-21', '4:45 PM', false],
    ['2027-03-28', '8:33 PM', false],
  ])('of %s has light until %s', (from, lightUntil, isLightAllNight) => {
    expect(evening(from)).toEqual({ lightUntil, isLightAllNight })
  })

  it.each([
    ['without a night', '2026-06-12', '2026-06-12'],
    ['before the formulas are exact', '1969-06-12', '1969-06-13'],
    ['after the formulas are exact', '2101-06-12', '2101-06-13'],
  ])('is not known %s', (_, from, to) => {
    expect(evening(from, to)).toBeUndefined()
  })
})
