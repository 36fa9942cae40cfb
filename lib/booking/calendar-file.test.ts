/** @jest-environment node */
import fc from 'fast-check'
import { anOffer, aSite } from '../testing/builders'
import { calendarFile } from './calendar-file'

const words = {
  file: 'boats-{checkIn}.ics',
  title: '{property}; asked for',
  text: 'In {checkIn}, after 1:00 PM.\nOut {checkOut}.',
}
const facts = aSite({ location: 'Pier 1, The Lake' })
const now = new Date('2031-01-02T03:04:05.678Z')
const dates = { checkIn: '2031-05-09', checkOut: '2031-05-12' }
const file = ({ offer = anOffer(), checkOut = dates.checkOut } = {}) =>
  calendarFile(offer, { ...dates, checkOut }, words, facts, now)

/** Parses the file as a calendar does: joins folded lines and splits each property from its value. */
const properties = (text = '') =>
  Object.fromEntries(
    text
      .replaceAll('\r\n ', '')
      .split('\r\n')
      .filter((line) => line !== '')
      .map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 1)]),
  )

it('holds the stay as whole days, from check-in to check-out, tentatively, and leaves the guest free', () => {
  expect(properties(file())).toMatchObject({
    'DTSTART;VALUE=DATE': '20310509',
    'DTEND;VALUE=DATE': '20310512',
    DTSTAMP: '20310102T030405Z',
    UID: 'house-20310509-20310512@lakeside.example',
    STATUS: 'TENTATIVE',
    TRANSP: 'TRANSPARENT',
  })
})

it('gives the times of day, and escapes separators in every text', () => {
  expect(properties(file())).toMatchObject({
    SUMMARY: 'Boathouse\\; asked for',
    DESCRIPTION: 'In Fri 9 May 2031\\, after 1:00 PM.\\nOut Mon 12 May 2031.',
    LOCATION: 'Pier 1\\, The Lake',
  })
})

it('lasts one day for a request of 0 nights', () => {
  const text = file({ checkOut: dates.checkIn })
  expect(properties(text)).toMatchObject({ 'DTSTART;VALUE=DATE': '20310509' })
  expect(text).not.toContain('DTEND')
})

it('folds lines after 75 bytes, never inside a character, and ends each line with CRLF', () => {
  const letters = fc.string({ unit: fc.constantFrom('a', 'Á', '🏄'), maxLength: 90, size: 'max' })
  fc.assert(
    fc.property(letters, (name) => {
      const text = file({ offer: anOffer({ name }) })
      const lines = text.split('\r\n')
      for (const line of lines) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
      expect(lines.at(-1)).toBe('')
      expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
      expect(properties(text).SUMMARY).toBe(`${name}\\; asked for`)
    }),
  )
})
