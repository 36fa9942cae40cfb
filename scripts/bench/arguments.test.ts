/** @jest-environment node */
import { readArguments } from './arguments.mjs'

it('measures every page of its own exports three times when nothing is said', () => {
  expect(readArguments([])).toMatchObject({ runs: 3, pages: undefined, build: true, load: false, others: [] })
})

it('takes pages, runs, and the addresses of other sites', () => {
  const words = ['--pages', '/,/house', '--runs', '5', '--no-build', 'https://a.example']
  expect(readArguments(words)).toMatchObject({
    pages: ['/', '/house'],
    runs: 5,
    build: false,
    others: ['https://a.example'],
  })
})

it.each([
  ['an option that there is not', ['--fast'], /^Unknown option '--fast'/],
  ['runs that are no number', ['--runs', 'many'], /^--runs takes a number from 1 to 99, not many\./],
  ['a page without its slash', ['--pages', 'house'], /^--pages takes addresses/],
  ['a folder without an export', ['content'], /^content is neither the address of a site nor a folder/],
  ['pictures without the load', ['--pictures'], /^--pictures goes with --load\./],
  ['other sites with the load', ['--load', 'https://a.example'], /^--load measures this site alone/],
])('answers %s with what is wrong and what there is', (_, words, said) => {
  expect(() => readArguments(words)).toThrow(said)
  expect(() => readArguments(words)).toThrow('npm run bench -- --load')
})
