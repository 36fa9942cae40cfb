/** @jest-environment node */
import { addPolicy } from './policy.mjs'
import { problemsOf } from './problems.mjs'

const page = (body: string) =>
  `<!DOCTYPE html><html><head><meta charSet="utf-8"/></head><body>${body}</body></html>`
const policyOf = (html: string) =>
  /^.*?<meta charSet="utf-8"\/><meta http-equiv="[^"]*" content="([^"]*)"/.exec(html)?.[1]

it('says right after the charset that nothing comes from elsewhere and nothing inline runs unasked', () => {
  const policy = policyOf(addPolicy(page('')))
  for (const part of ["default-src 'none'", "object-src 'none'", "base-uri 'none'", "form-action 'none'"])
    expect(policy).toContain(part)
  expect(policy).toContain("style-src 'self'; img-src 'self'; font-src 'self'; connect-src 'self'")
  expect(policy).not.toMatch(/unsafe|https?:|data:|\*/)
})

it('lets the inline scripts of the page run by their hashes, and data needs none', () => {
  const policy = policyOf(
    addPolicy(page('<script>one()</script><script type="application/ld+json">{}</script>')),
  )
  // echo -n 'one()' | openssl dgst -sha256 -binary | openssl base64
  expect(policy).toContain(
    "script-src 'self' 'sha256-HR7iaask9daLMRRskMI++QeJtjWDOjyPA6lGzYGzKW4='; style-src",
  )
})

it('lets a script run that the page adds to itself, by its hash', () => {
  expect(policyOf(addPolicy(page(''), ['one()']))).toContain(
    "'sha256-HR7iaask9daLMRRskMI++QeJtjWDOjyPA6lGzYGzKW4='",
  )
})

it('finds nothing wrong with a page that keeps to its policy', () => {
  expect(problemsOf(addPolicy(page('<p class="a">Words</p><script>one()</script>')))).toEqual([])
})

it.each([
  ['<p style="color:red">Red</p>', 'has a style attribute on <p>'],
  ['<style>p{}</style>', 'has a <style> element'],
  ['<button class="b" onclick="x()">X</button>', 'has an inline handler, onclick, on <button class="b">'],
  [
    '<script src="https://cdn.example/x.js"></script>',
    'has a script from elsewhere: https://cdn.example/x.js',
  ],
  ['<script src="//cdn.example/x.js"></script>', 'has a script from elsewhere: //cdn.example/x.js'],
  ['<a href="javascript:x()">X</a>', 'has a javascript: link, <a>'],
])('names what a policy would stop: %s', (body, problem) => {
  expect(problemsOf(addPolicy(page(body)))).toEqual([problem])
})

it('names an inline script that came after the hashes were made', () => {
  const late = addPolicy(page('')).replace('</body>', '<script>late()</script></body>')
  expect(problemsOf(late)).toEqual(['has a script without a hash: late()…'])
})

it('misses a policy', () => {
  expect(problemsOf(page(''))).toEqual(['has no policy right after its charset'])
})
