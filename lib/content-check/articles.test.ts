import { stringify } from 'yaml'
import { checkArticles } from './articles'

const photoNames = ['pier', 'boat']

const frontMatter = {
  title: 'The pier in winter',
  date: '2024-02-29',
  author: 'A. Nother',
  image: 'pier',
  excerpt: 'What to wear.',
  standfirst: 'Wear *everything*.',
  description: 'x'.repeat(100),
  readingTime: 3,
  highlights: ['Gloves: two.', 'A hat.', 'Tea.'],
  places: [{ name: 'The pier', note: 'At the end.', query: 'Pier, Moville' }],
}

const anArticle = (over: object = {}, text = 'word '.repeat(600)) =>
  `---\n${stringify({ ...frontMatter, ...over })}---\n\n${text}`

const check = (over: object, text?: string) =>
  checkArticles({ 'the-pier': anArticle(over, text) }, photoNames)

it('has nothing to say of a good article', () => {
  expect(check({})).toEqual([])
})

it.each(Object.keys(frontMatter))('says that %s is missing', (key) => {
  expect(check({ [key]: undefined })).toEqual([
    expect.stringContaining(`content/blog/the-pier.mdx › ${key}: `),
  ])
})

it.each([
  ['a day that does not exist', { date: '2025-02-30' }, 'date: 2025-02-30 is no date'],
  ['a date the wrong way round', { date: '30/01/2025' }, 'date: 30/01/2025 is no date'],
  ['a picture nobody knows', { image: 'peir' }, 'image: There is no picture peir'],
  ['too few highlights', { highlights: ['Gloves.', 'A hat.'] }, 'highlights: At least 3'],
  [
    'a highlight that YAML read as a pair',
    { highlights: [{ Gloves: 'two' }, 'A hat.', 'Tea.'] },
    'highlights: At least 3',
  ],
  ['a title that would be cut', { title: 'x'.repeat(47) }, 'title: It has 47 characters'],
  ['a place without a way to find it', { places: [{ name: 'The pier', note: 'At the end.' }] }, 'places: At'],
  ['a place that YAML read as nothing', { places: [null] }, 'places: At'],
  ['a description that would be cut', { description: 'x'.repeat(156) }, 'description: It has 156 characters'],
  [
    'a reading time that is not so',
    { readingTime: 4 },
    'readingTime: It says 4, and 600 words take 3 minutes',
  ],
  ['a slug that is not the file name', { slug: 'pier' }, 'slug: It says pier'],
])('names %s', (_, over, problem) => {
  expect(check(over)).toEqual([expect.stringContaining(`content/blog/the-pier.mdx › ${problem}`)])
})

it.each([
  ['rounds reading time up to whole minutes of 200 words', 601, 4],
  ['takes articles of 500 words', 500, 3],
  ['takes articles of 900 words', 900, 5],
])('%s', (_, words, readingTime) => {
  expect(check({ readingTime }, 'word '.repeat(words))).toEqual([])
})

it.each([
  [499, 3],
  [901, 5],
])('refuses an article of %i words', (words, readingTime) => {
  expect(check({ readingTime }, 'word '.repeat(words))).toEqual([
    expect.stringContaining(`text: It has ${words} words`),
  ])
})

it('counts the words a reader reads, not dashes or the targets of links', () => {
  expect(check({}, `${'word '.repeat(598)} – [two words](https://a.example/very long title)`)).toEqual([])
})

it('says so when front matter cannot be read', () => {
  const problem = [expect.stringContaining('the-pier.mdx › front matter: It is missing or cannot be read')]
  expect(checkArticles({ 'the-pier': 'Only words.' }, photoNames)).toEqual(problem)
  expect(checkArticles({ 'the-pier': '---\ntitle: One: two: three\n---\n\nWords.' }, photoNames)).toEqual(
    problem,
  )
})

it('refuses a file name that makes no clean address', () => {
  expect(checkArticles({ 'The Pier': anArticle() }, photoNames)).toEqual([
    expect.stringContaining('The Pier.mdx › file name: It is the address'),
  ])
})

it('refuses one title or one description for two articles', () => {
  expect(checkArticles({ one: anArticle(), two: anArticle() }, photoNames)).toEqual([
    expect.stringContaining('content/blog/two.mdx › title: content/blog/one.mdx has the same'),
    expect.stringContaining('content/blog/two.mdx › description: content/blog/one.mdx has the same'),
  ])
})
