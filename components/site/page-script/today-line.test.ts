import { markToday } from './today-line'

it.each([
  ['2026-01-01T12:00:00Z', '0.1%', true],
  ['2026-07-02T12:00:00Z', '50.0%', false],
  ['2026-12-31T12:00:00Z', '99.9%', false],
])('stands on %s where that day stands in the year', (now, position, early) => {
  document.body.innerHTML = '<p data-today hidden>Today</p>'
  markToday(new Date(now))
  const line = document.querySelector<HTMLElement>('p')
  expect(line).toBeVisible()
  expect(`${parseFloat(line?.style.insetInlineStart ?? '').toFixed(1)}%`).toBe(position)
  expect(line?.hasAttribute('data-early')).toBe(early)
})
