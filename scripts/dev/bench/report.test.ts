/** @jest-environment node */
import { readReport, table } from './report.mjs'

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
      ['Performance', 'Accessibility', 'Best Practices', 'SEO'].map((title) => [
        title,
        { title, score: 0.98 },
      ]),
    ),
  }
}

it('counts bytes and requests, and scripts requested after the load event separately', () => {
  const requests = [
    request('Document', 0, 1000),
    request('Image', 900, 300),
    request('Script', 400, 70),
    request('Script', 600, 5120),
    request('Preflight', 100, 9),
    request('Image', 100, 0),
  ]
  expect(readReport(report(requests))).toMatchObject({
    KiB: 1370 / 1024,
    Requests: 3,
    'Script after load, KiB': 5,
    Performance: 98,
  })
})

it('prints the lower median of each figure, and a dash when no run succeeded', () => {
  const run = readReport(report([request('Document', 0, 2048)]))
  const reports = [3, 1.25, 0.9, 4].map((seconds) => ({ ...run, 'LCP, s': seconds }))
  const lines = table([
    { page: '/', name: 'out', reports },
    { page: '/house', name: 'out', reports: [] },
  ])
  const [headings, , home, house] = lines.split('\n')
  const cells = (line = '') => line.split('|').map((cell) => cell.trim())
  expect(cells(home).slice(1, 7)).toEqual(['/', 'out', '1.25', '1.25', '1250', '0.010'])
  expect(cells(home)[cells(headings).indexOf('KiB')]).toBe('2.0')
  expect(new Set(cells(house).slice(3, -1))).toEqual(new Set(['–']))
  expect(cells(home)).not.toContain('–')
})
