import robots from './robots'
import { content } from './_shared/content'

const { site } = content

const { noindex } = site
afterEach(() => Object.assign(site, { noindex }))

it('forbids nothing on a hidden deployment, whose pages say themselves that they are, and announces none', () => {
  Object.assign(site, { noindex: '1' })
  expect(robots()).toEqual({ rules: { userAgent: '*', allow: '/' }, sitemap: undefined })
})
