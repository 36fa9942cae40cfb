/** @jest-environment node */
import { readFileSync } from 'node:fs'
import { chart } from './charts'
import { positionOn } from '@/lib/chart/position'
import { hashOf } from '@/scripts/shared/files'

const sheets = chart ? [chart.wide, chart.narrow] : []
const drawings = [...sheets, chart?.inset].filter((each) => each !== undefined)

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
