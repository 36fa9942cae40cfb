import { saidAgain } from './said-again'

it('changes a text that is said again, however often', () => {
  const texts = ['Copied', 'Copied', 'Copied'].reduce<string[]>(
    (said, text) => [...said, saidAgain(text, said.at(-1) ?? null)],
    [],
  )
  expect(texts).toEqual(['Copied', 'Copied\u00a0', 'Copied'])
})
