import { site } from '@/content/site'
import { metadataFor } from './metadata'

const page = { path: '/pier', title: 'The pier', description: 'A pier.' }

it('keeps every page of a site that has noindex out of search results, without hiding its links, and gives it no feed', () => {
  const { noindex } = site
  Object.assign(site, { noindex: true })
  const { robots, alternates, openGraph } = metadataFor(page)
  Object.assign(site, { noindex })
  expect(robots).toEqual({ index: false, follow: true })
  expect(alternates).toEqual({ canonical: '/pier' })
  expect(openGraph?.images).toHaveLength(1)
})

it.each([
  ['yes', true],
  ['false', false],
  ['0', false],
])('takes SITE_NOINDEX=%s for %s', async (value, isHidden) => {
  process.env.SITE_NOINDEX = value
  await jest.isolateModulesAsync(async () => {
    const { site: read } = await import('@/content/site')
    expect(read.noindex).toBe(isHidden)
  })
  delete process.env.SITE_NOINDEX
})
