import { todayInDublin } from './dublin-time'

it('today at Greencastle changes at midnight Irish time, as in the time zone database', () => {
  const dublin = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Dublin' })
  const HALF_AN_HOUR = 1_800_000
  const end = Date.UTC(2029, 0, 1)
  for (let time = Date.UTC(2026, 0, 1); time < end; time += HALF_AN_HOUR)
    expect([time, todayInDublin(new Date(time))]).toEqual([time, dublin.format(time)])
})
