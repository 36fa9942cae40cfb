import { aSite } from '../testing/builders'
import { checkSite } from './site'

const phone = { display: '+353 1 234 5678', href: 'tel:+35312345678' }

it('accepts a site that can be opened, rung and written to', () => {
  expect(checkSite(aSite({ phone }))).toEqual([])
})

it.each([
  'lakeside.example',
  'http://lakeside.example',
  'https://lakeside.example/',
  'https://lakeside.example/ie',
  '',
])('refuses %s as an address, because tags and the sitemap need an https origin', (url) => {
  expect(checkSite(aSite({ phone, url }))).toEqual([
    expect.stringMatching(/^content\/site\.ts › url \(or SITE_URL\): .* Write it as in https:/),
  ])
})

it.each(['true', 'yes', 'no', '2', ' 1'])(
  'refuses %s as an answer to whether the site is hidden',
  (noindex) => {
    expect(checkSite(aSite({ phone, noindex }))).toEqual([
      expect.stringMatching(/^content\/site\.ts › noindex \(or SITE_NOINDEX\): .* Write 1 to keep/),
    ])
  },
)

it.each(['', '0', '1'])('takes "%s" for an answer to whether the site is hidden', (noindex) => {
  expect(checkSite(aSite({ phone, noindex }))).toEqual([])
})

it('accepts the place of a building to five decimals, and names degrees that are vaguer', () => {
  const geo = { house: { latitude: '10.12345', longitude: '-1.5' } }
  expect(checkSite(aSite({ phone, geo }))).toEqual([
    expect.stringContaining('content/site.ts › geo, house, longitude: -1.5 does not say'),
  ])
})

it('names a phone number and an e-mail address that no program can use, both at once', () => {
  const problems = checkSite(
    aSite({
      phone: { display: '074', href: 'tel:074 1' },
      email: { display: 'a', href: 'mailto:a' },
    }),
  )
  expect(problems).toEqual([expect.stringContaining('phone'), expect.stringContaining('email')])
})
