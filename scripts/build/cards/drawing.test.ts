/** @jest-environment node */
import { cropFor } from './compose.mjs'
import { drawCard } from './drawing.mjs'

it('draws a title that fits as outlines, which need no typeface', () => {
  const { svg, fault } = drawCard('Over the *water*', 'Lakeside')
  expect(fault).toBeUndefined()
  expect(svg).not.toContain('<text')
})

it('draws a note under the title', () => {
  const plain = drawCard('Over the *water*', 'Lakeside')
  expect(drawCard('Over the *water*', 'Lakeside', 'Drawn')).not.toEqual(plain)
})

it.each([
  [
    'is too long for the card',
    'A title that goes on and on and will not come to its end',
    /px long, and \d+ px fit/,
  ],
  ['has a character that the typeface lacks', 'Łódź', /The typeface has no Ł/],
])('reports a title that %s', (_, title, message) => {
  expect(drawCard(title, 'Lakeside').fault?.[0]).toMatch(message)
})

it('draws the same title the same way twice', () => {
  expect(drawCard('Twice', 'Lakeside')).toEqual(drawCard('Twice', 'Lakeside'))
})

it.each([
  ['wide', { width: 2000, height: 500 }, [1, 0], { left: 1000, top: 0, width: 1000, height: 500 }],
  ['tall', { width: 400, height: 1000 }, [0, 0.5], { left: 0, top: 400, width: 400, height: 200 }],
])('cuts the largest crop out of a %s picture, placed by its focus', (_, size, focus, crop) => {
  expect(cropFor(size, focus as [number, number], { width: 800, height: 400 })).toEqual(crop)
})
