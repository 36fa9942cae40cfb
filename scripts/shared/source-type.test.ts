import { isMarked, mark } from './source-type'

const vocabulary = 'http://cv.iptc.org/newscodes/digitalsourcetype'

it.each([
  ['as this site writes it', mark],
  ['as an element', `<a:DigitalSourceType>\n ${vocabulary}/digitalCreation\n</a:DigitalSourceType>`],
  ['as an attribute', `<rdf:Description a:DigitalSourceType = '${vocabulary}/trainedAlgorithmicMedia' />`],
  ['as a resource', `<a:DigitalSourceType rdf:resource="${vocabulary}/digitalArt"/>`],
])('finds the mark of a picture that was made, %s', (_, xmp) => {
  expect(isMarked(xmp)).toBe(true)
})

it.each([
  ['no XMP', undefined],
  ['another property', `<a:Rights>${vocabulary}/digitalCreation</a:Rights>`],
  ['a photograph', mark.replace('digitalCreation', 'digitalCapture')],
  ['a word of another vocabulary', mark.replace('cv.iptc.org', 'pier.example')],
])('takes for a photograph what has %s', (_, xmp) => {
  expect(isMarked(xmp)).toBe(false)
})
