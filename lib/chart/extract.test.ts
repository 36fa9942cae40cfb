import { chartExtract } from './extract'
import type { Point } from './position'
import { anExtractSource, aPlaceAt, aSheet } from '../testing/builders'

const source = anExtractSource()

it('is a cut of the chart’s own file', () => {
  expect(chartExtract(source, ['pier']).drawing.src).toMatch(
    /^\/charts\/a\.svg#svgView\(viewBox\([\d.,]+\)\)$/,
  )
})

it('has a number for each place, in the order of the article', () => {
  const numbers = chartExtract(source, ['slip', 'pier']).numbers
  expect(numbers).toHaveLength(2)
  const [[slip = 0], [pier = 0]] = numbers.map(({ at }) => at) as [Point, Point]
  expect(slip).toBeGreaterThan(pier)
})

it('moves a number aside where it would cover another one or the flare', () => {
  const places = { pier: aPlaceAt(400, 500), jetty: aPlaceAt(402, 501), door: aPlaceAt(500, 501) }
  const { numbers } = chartExtract(anExtractSource({ places }), ['pier', 'jetty', 'door'])
  expect(numbers.map(({ shift }) => shift.some((part) => part !== 0))).toEqual([false, true, true])
})

it('names Edgewater, the waters, and the places that have no number', () => {
  const names = (ids: string[]) => chartExtract(source, ids).names.map(({ text }) => text)
  expect(names(['pier'])).toEqual(['Us', 'Lake'])
  expect(names(['slip'])).toEqual(['Us', 'Lake'])
  const wider = anExtractSource({ places: { slip: aPlaceAt(430, 580) } })
  expect(chartExtract(wider, ['pier']).names.map(({ text }) => text)).toEqual(['Us', 'Lake', 'Slip'])
})

it('leaves a name out that stands at the end of a leader', () => {
  const lines = [{ text: 'Slip', x: 3, y: 3 }] as const
  const labels = [{ place: 'slip', at: aPlaceAt(430, 580), leader: [2, 2] as const, lines }]
  const led = anExtractSource({ sheet: aSheet({ labels }), places: { slip: aPlaceAt(430, 580) } })
  expect(chartExtract(led, ['pier']).names.map(({ text }) => text)).toEqual(['Us', 'Lake'])
})

it('leaves a name out that has no room', () => {
  const crowded = anExtractSource({
    waters: [{ text: 'Lake', at: [{ point: [400, 500], size: 16, angle: 0 }] }],
  })
  expect(chartExtract(crowded, ['pier']).names.map(({ text }) => text)).toEqual(['Us'])
})

it('takes the first position of a name that has room', () => {
  const at = [
    { point: [400, 500], size: 16, angle: 0 },
    { point: [450, 570], size: 16, angle: -20 },
  ] as const
  const { names } = chartExtract(anExtractSource({ waters: [{ text: 'Lake', at }] }), ['pier'])
  expect(names.find(({ text }) => text === 'Lake')).toMatchObject({ angle: -20 })
})

it('stops the build when a place is not on the wide chart', () => {
  expect(() => chartExtract(source, ['atlantis'])).toThrow('atlantis of content/chart/places.ts')
  const far = anExtractSource({ places: { far: aPlaceAt(1010, 500) } })
  expect(() => chartExtract(far, ['far'])).toThrow('far of content/chart/places.ts')
})
