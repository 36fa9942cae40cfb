import { markTakenNights } from './taken-nights'

const aSection = () => {
  document.body.innerHTML = `
    <section data-read-at="2026-11-30T09:00:00Z">
      <svg><circle data-month="2026-11"></circle></svg>
      <svg><circle data-month="2026-12"></circle></svg>
      <p>A note. <span data-today-note hidden>Ringed: today.</span></p>
    </section>`
  const [november, december] = document.querySelectorAll('circle')
  return {
    section: document.querySelector('section'),
    november,
    december,
    note: document.querySelector('span'),
  }
}

it('draws a ring around today, in the month of today alone, and says what it is', () => {
  const { section, november, december, note } = aSection()
  markTakenNights(new Date('2026-11-30T12:00:00Z'))
  markTakenNights(new Date('2026-12-02T12:00:00Z'))
  expect(section).toBeVisible()
  expect(november).not.toHaveAttribute('cx')
  expect(parseFloat(december!.getAttribute('cx')!)).toBeCloseTo((1.5 / 31) * 100)
  expect(note).toBeVisible()
})

it('withdraws a reading that is more than three days old', () => {
  const { section } = aSection()
  markTakenNights(new Date('2026-12-03T09:00:01Z'))
  expect(section).not.toBeVisible()
})
