import { showTodayLine } from './today-line'

it.each([
  ['2026-01-01', '0.1%', true],
  ['2026-07-02', '50.0%', false],
  ['2026-12-31', '99.9%', false],
  ['2028-12-31', '99.9%', false],
])('places the line of %s at the elapsed share of the year', (today, position, early) => {
  document.body.innerHTML = '<p data-today hidden>Today</p>'
  showTodayLine(today)
  const line = document.querySelector<HTMLElement>('p')
  expect(line).toBeVisible()
  expect(`${parseFloat(line?.style.insetInlineStart ?? '').toFixed(1)}%`).toBe(position)
  expect(line?.hasAttribute('data-early')).toBe(early)
})
