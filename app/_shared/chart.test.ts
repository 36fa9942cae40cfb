/** @jest-environment node */
import { readFileSync } from 'node:fs'
import { positionOn } from '@/lib/chart/position'
import { sunMinutes } from '@/lib/light/solar'
import { hashOf } from '@/scripts/shared/files'
import { content } from './content'

const { chart, leafletChart, yearOfLight } = content
const sheets = chart ? [chart.wide, chart.narrow] : []
const drawings = [...sheets, leafletChart, chart?.inset, yearOfLight.plot].filter(
  (each) => each !== undefined,
)

describe.each(drawings)('$src', ({ src, width, height }) => {
  const svg = readFileSync(`public${src}`, 'utf8')

  it('has the hash of its bytes in its name, because browsers keep it for a year', () => {
    expect(src).toContain(`.${hashOf([svg])}.svg`)
  })

  it('has the size that the page is told', () => {
    expect(svg).toContain(`viewBox="0 0 ${width} ${height}"`)
  })
})

it('draws the home where the flare of the drawing is', () => {
  for (const sheet of sheets) {
    const home = sheet.labels.find(({ place }) => place === 'edgewater')!
    const [x, y] = positionOn(sheet, home.at).map((value) => value.toFixed(1))
    expect(readFileSync(`public${sheet.src}`, 'utf8')).toContain(`translate(${x} ${y})`)
  }
})

it('the year of light has a dot at sunrise and at sunset of each evening that the page lists', () => {
  const svg = readFileSync(`public${yearOfLight.plot.src}`, 'utf8')
  for (const date of ['2026-03-21', '2026-06-21', '2026-09-23', '2026-12-21']) {
    const noon = (Date.parse(date) - Date.parse('2026-01-01')) / 86_400_000 + 0.5
    const { rise, set } = sunMinutes(date)!
    for (const minutes of [rise, set]) expect(svg).toContain(`M${noon} ${1440 - Math.round(minutes)}h0`)
  }
})
