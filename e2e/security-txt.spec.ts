import { site } from '@/content/site'
import { absoluteUrl } from '@/lib/absolute-url'
import { expect, test } from './fixtures'

test(
  'whoever finds a hole is told where RFC 9116 looks whom to write to',
  { tag: '@desktop' },
  async ({ request }) => {
    const path = '/.well-known/security.txt'
    const response = await request.get(path)
    expect(response.status()).toBe(200)
    expect(response.headers()['content-type']).toBe('text/plain; charset=utf-8')
    const lines = (await response.text()).trimEnd().split('\n')
    expect(lines).toContain(`Contact: ${site.email.href}`)
    expect(lines).toContain(`Canonical: ${absoluteUrl(site.url, path)}`)
  },
)
