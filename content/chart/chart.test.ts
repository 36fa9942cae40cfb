/** @jest-environment node */
import { readFileSync } from 'node:fs'
import { positionOn } from '@/lib/chart/position'
import { hashOf } from '@/scripts/shared/files.mjs'
import { chart, leafletChart } from './chart'

const { wide, narrow, inset } = chart

describe.each([wide, narrow, leafletChart, inset])('$src', ({ src, width, height }) => {
  const svg = readFileSync(`public${src}`, 'utf8')

  it('has the hash of its bytes in its name, because browsers keep it for a year', () => {
    expect(src).toContain(`.${hashOf([svg])}.svg`)
  })

  it('has the size that the page is told', () => {
    expect(svg).toContain(`viewBox="0 0 ${width} ${height}"`)
  })
})

describe.each([wide, narrow])('on $src', (sheet) => {
  it.each(sheet.labels)('$place is inside the frame', ({ at }) => {
    const [x, y] = positionOn(sheet, at)
    expect(x).toBeGreaterThan(0)
    expect(x).toBeLessThan(sheet.width)
    expect(y).toBeGreaterThan(0)
    expect(y).toBeLessThan(sheet.height)
  })

  it('draws Edgewater where the flare of the drawing is', () => {
    const home = sheet.labels.find(({ place }) => place === 'edgewater')!
    const [x, y] = positionOn(sheet, home.at).map((value) => value.toFixed(1))
    expect(readFileSync(`public${sheet.src}`, 'utf8')).toContain(`translate(${x} ${y})`)
  })
})
