import { chartExtract, type ExtractSource } from './extract'
import { aPlaceAt, aSheet } from '../testing/builders'

const source: ExtractSource = {
  sheet: aSheet(),
  places: { pier: aPlaceAt(400, 500), slip: aPlaceAt(600, 620) },
  siteName: 'Lakeside',
}
const place = (name: string, chart?: string) => ({ name, note: 'There.', query: name, chart })
const map = { box: [300, 400, 400] as const, names: [] }

it('cuts its box, which is 4:3, out of the chart’s own file', () => {
  expect(chartExtract(source, [], map).drawing.src).toBe('/charts/a.svg#svgView(viewBox(300,400,400,300))')
})

it('has a number for each place on the chart, in the order of the article, aside where the article says so', () => {
  const slip = { ...place('The slip', 'slip'), shift: [-25, 0] as const }
  expect(chartExtract(source, [place('The inn'), slip, place('The pier', 'pier')], map).numbers).toEqual([
    { name: 'The slip', at: [75, 73.33], shift: [-25, 0] },
    { name: 'The pier', at: [25, 33.33], shift: [0, 0] },
  ])
})

it('shows the height of the chart to an article that has no box', () => {
  expect(chartExtract(source, [place('The pier', 'pier')])).toMatchObject({
    drawing: { src: '/charts/a.svg#svgView(viewBox(100,0,1040,780))' },
    numbers: [{ at: [28.85, 64.1] }],
  })
})
