import { securityTxt } from './security-txt'
import { aSite } from '../testing/builders'

it('has the fields of RFC 9116', () => {
  const email = { display: 'a@b.example', href: 'mailto:a@b.example' }
  const site = aSite({ email, securityContactUntil: '2002-03-04', url: 'https://lakeside.example' })
  expect(securityTxt(site).split('\n')).toEqual([
    'Contact: mailto:a@b.example',
    'Expires: 2002-03-04T00:00:00Z',
    'Preferred-Languages: en',
    'Canonical: https://lakeside.example/.well-known/security.txt',
    '',
  ])
})
