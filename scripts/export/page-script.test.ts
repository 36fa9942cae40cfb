/** @jest-environment node */
import { withPageScript } from './page-script.mjs'

const script = { code: '"use strict";go("$&")', mark: '"mark"' }

it('puts the page script in the place of its mark, to the letter, and leaves what the data says of the mark', () => {
  const data = String.raw`<script>self.__next_f.push([1,"{\"__html\":\"\\"mark\\"\"}"])</script>`
  expect(withPageScript(`<head><script>"mark"</script></head>${data}`, script)).toBe(
    `<head><script>"use strict";go("$&")</script></head>${data}`,
  )
})

it.each([
  ['no place', '<script>other()</script>'],
  ['two places', '<script>"mark"</script><script>"mark"</script>'],
])('stops at a page with %s for it', (_, html) => {
  expect(() => withPageScript(html, script)).toThrow('has not one place for the page script')
})
