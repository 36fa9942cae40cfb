import { aSite } from '../testing/builders'
import { checkSite } from './site'

const phone = { display: '+353 1', href: 'tel:+35312345678' }

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
    expect.stringMatching(/^content\/site\.ts, url \(or SITE_URL\): .* Write it as in https:/),
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
