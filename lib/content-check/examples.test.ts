import { openExamples } from './examples'

it('names what stands on a reserved domain or number, however deep', () => {
  const site = {
    name: 'The Pier',
    url: 'https://pier.example',
    phone: { display: '+353 74 000 0000', href: 'tel:+353740000000' },
    socials: [
      { name: 'Here', href: 'https://here.ie' },
      { name: 'There', href: 'https://there.example/pier' },
    ],
    copyrightYear: 2031,
  }
  expect(openExamples(site)).toEqual(['url', 'phone', 'socials'])
})

it('has nothing to say of real details, nor of those left out', () => {
  const site = { url: 'https://examples.ie', phone: { href: 'tel:+353741234567' }, email: undefined }
  expect(openExamples(site)).toEqual([])
})
