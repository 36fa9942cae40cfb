import { expiryReminder } from './expiry'

it.each([
  ['the day before', '2027-10-30'],
  ['on the day', '2027-10-31'],
  ['a year ahead', '2026-10-31'],
])('has nothing to say %s', (_, today) => {
  expect(expiryReminder('2027-10-31', today)).toBeUndefined()
})

it('says when security.txt is not believed any more, and when RFC 9116 finds its day too far away', () => {
  expect(expiryReminder('2027-10-31', '2027-11-01')).toMatch(
    /site\.ts › securityContactUntil: It was 2027-10-31/,
  )
  expect(expiryReminder('2027-10-31', '2026-10-30')).toMatch(/2027-10-31 is more than a year away/)
})
