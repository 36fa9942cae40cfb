/** @jest-environment node */
import { cropFor } from './compose.mjs'
import { drawSheet } from './sheet.mjs'

it('draws a title that fits, as outlines that need no typeface', () => {
  const { svg, fault } = drawSheet('Over the *water*', 'Lakeside')
  expect(fault).toBeUndefined()
  expect(svg).not.toContain('<text')
})

it('draws a note under the title', () => {
  const plain = drawSheet('Over the *water*', 'Lakeside')
  expect(drawSheet('Over the *water*', 'Lakeside', 'Drawn')).not.toEqual(plain)
})

it.each([
  [
    'is too long for the card',
    'A title that goes on and on and will not come to its end',
    /px long, and \d+ px fit/,
  ],
  ['has a character that the typeface lacks', 'Łódź', /The typeface has no Ł/],
])('says so when a title %s', (_, title, message) => {
  expect(drawSheet(title, 'Lakeside').fault?.[0]).toMatch(message)
})

it('draws the same for the same words', () => {
  expect(drawSheet('Twice', 'Lakeside')).toEqual(drawSheet('Twice', 'Lakeside'))
})

it.each([
  ['wide', { width: 2000, height: 500 }, [1, 0], { left: 1000, top: 0, width: 1000, height: 500 }],
  ['tall', { width: 400, height: 1000 }, [0, 0.5], { left: 0, top: 400, width: 400, height: 200 }],
])('crops a %s picture to the card about its focus, as large as it can', (_, size, focus, crop) => {
  expect(cropFor(size, focus as [number, number], { width: 800, height: 400 })).toEqual(crop)
})
