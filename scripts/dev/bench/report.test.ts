/** @jest-environment node */
import { columns, markdown, medians, readReport } from './report.mjs'

const request = (resourceType: string, networkRequestTime: number, transferSize: number) => ({
  resourceType,
  networkRequestTime,
  transferSize,
})

const report = (requests: object[]) => {
  const audits = ['largest-contentful-paint', 'first-contentful-paint', 'total-blocking-time']
  return {
    audits: {
      ...Object.fromEntries(audits.map((name) => [name, { numericValue: 1250 }])),
      'cumulative-layout-shift': { numericValue: 0.01 },
      metrics: { details: { items: [{ observedLoad: 500 }] } },
      'network-requests': { details: { items: requests } },
    },
    categories: Object.fromEntries(
      ['performance', 'accessibility', 'best-practices', 'seo'].map((name) => [name, { score: 0.98 }]),
    ),
  }
}

it('counts bytes by kind, and scripts requested after the load event separately', () => {
  const requests = [
    request('Document', 0, 1000),
    request('Image', 900, 300),
    request('Script', 400, 70),
    request('Script', 600, 5000),
    request('Preflight', 100, 9),
    request('Image', 100, 0),
  ]
  expect(readReport(report(requests))).toMatchObject({
    html: 1000,
    pictures: 300,
    script: 70,
    later: 5000,
    total: 1370,
    requests: 3,
    performance: 98,
  })
})

it('prints the lower median of each figure, and a dash when no run succeeded', () => {
  const run = readReport(report([request('Document', 0, 2048)]))
  const cells = medians([{ ...run, lcp: 3000 }, run, { ...run, lcp: 900 }, { ...run, lcp: 4000 }])
  expect(cells.slice(0, 4)).toEqual(['1.25 s', '1.25 s', '1250 ms', '0.010'])
  expect(cells[columns.indexOf('HTML')]).toBe('2.0')
  expect(medians([])).toEqual(columns.map(() => '–'))
})

it('writes a table in Prettier’s format', () => {
  expect(markdown(['Page', 'a'], [['/', 'quick']])).toBe(
    ['| Page | a     |', '| ---- | ----- |', '| /    | quick |'].join('\n'),
  )
})
