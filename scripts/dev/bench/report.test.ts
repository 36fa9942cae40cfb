/** @jest-environment node */
import { table } from './report.mjs'

const request = (resourceType: string, networkRequestTime: number, transferSize: number) => ({
  resourceType,
  networkRequestTime,
  transferSize,
})

const report = (requests: object[], lcp = 1250) => {
  const audits = ['first-contentful-paint', 'total-blocking-time']
  return {
    audits: {
      ...Object.fromEntries(audits.map((name) => [name, { numericValue: 1250 }])),
      'largest-contentful-paint': { numericValue: lcp },
      'cumulative-layout-shift': { numericValue: 0.01 },
      metrics: { details: { items: [{ observedLoad: 500 }] } },
      'network-requests': { details: { items: requests } },
    },
    categories: Object.fromEntries(
      ['performance', 'accessibility', 'best-practices', 'seo'].map((name) => [name, { score: 0.98 }]),
    ),
  }
}

/** The cells of the row for a page with these reports, by their headings. */
function rowOf(reports: object[]) {
  const lines = table([{ page: '/', name: 'out', reports }]).split('\n')
  const [headings, , cells] = lines.map((line) => line.split('|').slice(1, -1))
  return Object.fromEntries(headings!.map((heading, index) => [heading, cells![index]]))
}

it('counts bytes and requests, and scripts requested after the load event separately', () => {
  const requests = [
    request('Document', 0, 1024),
    request('Image', 900, 512),
    request('Script', 400, 2048),
    request('Script', 600, 5120),
    request('Preflight', 100, 9),
    request('Image', 100, 0),
  ]
  expect(rowOf([report(requests)])).toMatchObject({
    KiB: '3.5',
    Requests: '3',
    'Script after load, KiB': '5.0',
    Performance: '98',
  })
})

it('prints the lower median of each figure, and a dash when no run succeeded', () => {
  const runs = [3000, 1250, 900, 4000].map((lcp) => report([request('Document', 0, 2048)], lcp))
  expect(rowOf(runs)).toMatchObject({
    'LCP, s': '1.25',
    'FCP, s': '1.25',
    'TBT, ms': '1250',
    CLS: '0.010',
    KiB: '2.0',
  })
  const { Page, Site, ...figures } = rowOf([])
  expect([Page, Site, ...new Set(Object.values(figures))]).toEqual(['/', 'out', '–'])
})
