import { site } from '@/content/site'
import robots from './robots'

const { noindex } = site
afterEach(() => Object.assign(site, { noindex }))

it('lets everything be read, and names the sitemap', () => {
  expect(robots()).toEqual({
    rules: { userAgent: '*', allow: '/' },
    sitemap: `${site.url}/sitemap.xml`,
  })
})

it('forbids nothing on a hidden deployment, whose pages say themselves that they are, and announces none', () => {
  Object.assign(site, { noindex: '1' })
  expect(robots()).toEqual({ rules: { userAgent: '*', allow: '/' }, sitemap: undefined })
})
