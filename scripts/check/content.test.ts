/**
 * The lines that the owner reads for each kind of mistake in the content: file, entry, problem and fix. Each mistake is
 * made in a copy of the real content. lib/schema/schema.test.ts tests the limits of the rules.
 *
 * @jest-environment node
 */
import { spawnSync } from 'node:child_process'
import { isExample } from '@/e2e/example'
import { navigation } from '@/content/navigation'
import { galleries, house } from '@/content/properties/house'
import type { Gallery } from '@/lib/schema/property'

type Edit =
  | { file: string; replace: [from: string, to: string] }
  | { file: string; write: string }
  | { file: string; latin1: string }
  | { file: string; picture: { width: number; height: number } }
  | { file: string; remove: true }

const change = (file: string, from: string, to: string): Edit => ({ file, replace: [from, to] })

const [first, second]: readonly Gallery[] = galleries

const ARTICLE = 'content/blog/taste-inishowen.mdx'
const NEW_ARTICLE = 'content/blog/an-article-of-the-test.mdx'
const FAQS = 'content/faqs.ts'
const HOUSE = 'content/properties/house.ts'
const PICTURE = 'content/photos/house/living-2.jpg'

/** Arbitrary bytes, as in a file that another program has overwritten. */
const garbage = String.fromCharCode(...Array.from({ length: 4096 }, (_, index) => (index * 7919) % 256))
const missing = 'It is missing. Fix: Write it in, under this name.'
const unknown = 'Nothing asks for it. Fix: Correct its name, or drop it.'
const unreadable =
  'It cannot be read. Fix: Look there and a line above: a quote, a comma or a bracket is missing or too many, or a quote is curly.'
const unmerged =
  'Two versions stand there, which git could not merge. Fix: Keep one of them, and delete the lines that begin with <<<<<<<, ======= and >>>>>>>.'
const notUtf8 =
  'It is not saved as UTF-8, so letters such as é are lost. Fix: Save the file again with the encoding UTF-8, and look at each such letter.'
const noArticle =
  'front matter: It is missing. Fix: Open the file with the keys of another article between two lines of ---.'
const noPage = 'Take a path of content/pages.ts, or /blogs/ and an article.'

/** Lines stand here without the numbers of lines, because the owner may add an entry above. */
const mistakes: [mistake: string, edits: Edit[], ...lines: string[]][] = [
  [
    'a price that is text',
    [change(HOUSE, `nightlyPrice = ${house.nightlyPrice}`, "nightlyPrice = '550'")],
    `${HOUSE} › house, nightlyPrice: It is text, and a number belongs there. Fix: Write the number alone, without quotes.`,
  ],
  [
    'a price in cent',
    [change(HOUSE, `nightlyPrice = ${house.nightlyPrice}`, 'nightlyPrice = 549.99')],
    `${HOUSE} › house, nightlyPrice: 549.99 is no price. Fix: Write whole euro, as in 550.`,
  ],
  [
    'a misspelt name, which leaves the right one missing',
    [change(HOUSE, 'bookLabel:', 'bookLable:')],
    `${HOUSE} › house, bookLabel: ${missing}`,
    `${HOUSE} › house, bookLable: ${unknown}`,
  ],
  [
    'an entry deep inside, named by the texts of its lists',
    [change(HOUSE, '  terms: {},', "  terms: { extras: [{ name: 'Firewood', price: 12.5 }] },")],
    `${HOUSE} › house, terms, extras, Firewood, price: 12.5 is no price. Fix: Write whole euro, as in 12, or 0 for what is free.`,
  ],
  [
    'a text instead of entries',
    [change(HOUSE, '  terms: {},', "  terms: { deposit: '20 %' },")],
    `${HOUSE} › house, terms, deposit: It is text, and a group of entries belongs there. Fix: Put its entries into braces.`,
  ],
  [
    'an answer without its value',
    [change(HOUSE, 'goodToKnow: [', "goodToKnow: [{ term: 'Zoo' }, ")],
    `${HOUSE} › house, goodToKnow, Zoo, value: ${missing}`,
  ],
  [
    'two answers with one term',
    [
      change(
        HOUSE,
        'goodToKnow: [',
        "goodToKnow: [{ term: 'Zoo', value: 'a' }, { term: '*zoo*', value: 'b' }, ",
      ),
    ],
    `${HOUSE} › house, goodToKnow, *zoo*, term: Two rows have it. Fix: Write both answers into one row, or give each row a term of its own.`,
  ],
  [
    'an answer that is too long',
    [change(HOUSE, 'goodToKnow: [', `goodToKnow: [{ term: 'Zoo', value: '${'x'.repeat(161)}' }, `)],
    `${HOUSE} › house, goodToKnow, Zoo, value: It has 161 characters. Fix: Make it 160 at most.`,
  ],
  [
    'an unknown word where one of several belongs',
    [change(HOUSE, `layout: '${first!.layout}'`, "layout: 'oval'")],
    `${HOUSE} › house, galleries, ${first!.id}, layout: It is “oval”. Fix: Take lead, beside, mirrored, wide, squares, under or deep.`,
  ],
  [
    'an unknown picture in a gallery',
    [change(HOUSE, "picture('house/living-2'),\n", "picture('house/livving-2'),\n")],
    `${HOUSE} › house, galleries, living, pictures, house/livving-2: There is no picture house/livving-2. Fix: Take a name of content/photos/photos.ts.`,
  ],
  [
    'two galleries with one anchor',
    [change(HOUSE, `id: '${second!.id}'`, `id: '${first!.id}'`)],
    `${HOUSE} › house, galleries, ${first!.id}, id: Two galleries have it. Fix: Give each an anchor of its own.`,
  ],
  [
    'a capacity that its own facts deny',
    [change(HOUSE, `capacity: ${house.capacity}`, 'capacity: 99')],
    `${HOUSE} › house, facts, guests: It says ${house.capacity}, and capacity says 99. Fix: Give both the same number.`,
  ],
  [
    'a text that is empty',
    [change('content/navigation.ts', `label: '${navigation.home.label}'`, "label: ''")],
    'content/navigation.ts › navigation, home, label: It is empty. Fix: Fill it in.',
  ],
  [
    'a link to a page that is not there',
    [change('content/navigation.ts', "href: '/blogs'", "href: '/blog'")],
    `content/navigation.ts › navigation, links, ${navigation.links[0]!.label}, href: There is no page /blog. Fix: ${noPage}`,
  ],
  [
    'an entry of a page that is not made',
    [change('content/pages.ts', "path: '/thank-you'", "path: '/thanks'")],
    'content/pages.ts › pages, thankYou, path: No page is made for /thanks. Fix: Write app/thanks/page.tsx, correct the path, or drop the entry.',
  ],
  [
    'a title that fits no card',
    [change(HOUSE, `cardTitle: '${house.page.cardTitle}'`, `cardTitle: '${'W'.repeat(40)}'`)],
    `${HOUSE} › house, page, cardTitle: On a card it is 2194 px long, and 788 px fit. Fix: Make it shorter.`,
  ],
  [
    'a label of the chart without its place',
    [change('content/chart/labels.ts', "place: 'moville'", "place: 'movile'")],
    'content/chart/labels.ts › wideLabels, movile: There is no place movile. Fix: Take a name of content/chart/places.ts.',
  ],
  [
    'a picture that is too small',
    [{ file: PICTURE, picture: { width: 800, height: 600 } }],
    `${PICTURE} › house/living-2: It is 800 px wide. Fix: Take one of at least 1000 px.`,
  ],
  [
    'an overwritten picture of thirty megabytes',
    [{ file: PICTURE, write: garbage.repeat(7500) }],
    `${PICTURE} › house/living-2: It cannot be read as a picture. Fix: Save it again as a JPEG.`,
  ],
  [
    'an article with a key that articles do not have',
    [change(ARTICLE, 'author:', 'writer:')],
    `${ARTICLE} › author: ${missing}`,
    `${ARTICLE} › writer: ${unknown}`,
  ],
  [
    'front matter that cannot be read',
    [change(ARTICLE, 'title:', 'title: Inishowen:')],
    `${ARTICLE} › line N: It cannot be read. Fix: Put text that holds a colon, a quote or an asterisk into quotes, and indent as another article does.`,
  ],
  [
    'an article that is no MDX',
    [change(ARTICLE, '---\n\n', '---\n\nFor <5 euro. ')],
    `${ARTICLE} › line N: Markup begins there that cannot be read. Fix: Write a backslash before a < or a { that is meant as such.`,
  ],
  [
    'an article with a broken link',
    [change(ARTICLE, '---\n\n', '---\n\nSee [the walks](/blogs/coastal-walks). ')],
    `${ARTICLE} › link “the walks”: There is no page /blogs/coastal-walks. Fix: ${noPage}`,
  ],
  ['an overwritten article', [{ file: NEW_ARTICLE, write: garbage }], `${NEW_ARTICLE} › ${noArticle}`],
  ['an empty article', [{ file: NEW_ARTICLE, write: '' }], `${NEW_ARTICLE} › ${noArticle}`],
  [
    'an entry that occurs twice',
    [
      change(
        'content/photos/photos.ts',
        'export const photos = {\n',
        "export const photos = {\n  'house/living-2': { alt: 'A', caption: 'B', focus: [0, 0], rendered: false },\n",
      ),
    ],
    "content/photos/photos.ts › line N: 'house/living-2' stands there twice. Fix: Drop or rename one.",
  ],
  [
    'a missing file',
    [{ file: FAQS, remove: true }],
    `${FAQS} › file: It is not there. Fix: Bring it back, under this name.`,
  ],
  ['an overwritten content module', [{ file: FAQS, write: garbage }], `${FAQS} › line N: ${unreadable}`],
  ['an empty content module', [{ file: FAQS, write: '' }], `${FAQS} › faqs: ${missing}`],
  [
    'a content module with merge markers',
    [change(FAQS, 'export const faqs', '<<<<<<< HEAD\nexport const faqs')],
    `${FAQS} › line N: ${unmerged}`,
  ],
  [
    'an article with merge markers',
    [{ file: NEW_ARTICLE, write: '---\ntitle: A\n---\n\nOne.\n=======\nOther.\n>>>>>>> theirs\n' }],
    `${NEW_ARTICLE} › line N: ${unmerged}`,
  ],
  [
    'an article that begins with a byte-order mark',
    [{ file: NEW_ARTICLE, write: '\ufeff---\ntitle: A\n---\n' }],
    `${NEW_ARTICLE} › line N: An invisible sign, a byte-order mark, stands before the first ---. Fix: Save the file again as UTF-8 without BOM.`,
  ],
  [
    'an article that is saved as ANSI',
    [{ file: NEW_ARTICLE, latin1: '---\ntitle: Café\n---\n' }],
    `${NEW_ARTICLE} › line N: ${notUtf8}`,
  ],
  [
    'a content module that is saved as ANSI',
    [{ file: FAQS, latin1: "export const faqs = [{ question: 'Café?', answer: 'Yes.' }]\n" }],
    `${FAQS} › line N: ${notUtf8}`,
  ],
  [
    'a letter that a program has lost before',
    [{ file: FAQS, write: "export const faqs = [{ question: 'Caf\ufffd?', answer: 'Yes.' }]\n" }],
    `${FAQS} › line N: It holds \ufffd in place of a letter that was lost. Fix: Write the letter again, and save the file as UTF-8.`,
  ],
  [
    'an apostrophe that ends a text',
    [
      {
        file: FAQS,
        write: "export const faqs = [{ question: 'Who is Séamus O'Shea?', answer: 'A friend.' }]\n",
      },
    ],
    `${FAQS} › line N: The text ends at its apostrophe. Fix: Write ’ in place of it, as in O’Shea.`,
  ],
  [
    'a comma that is missing after a text',
    [{ file: FAQS, write: "export const faqs = [{ question: 'Who?' answer: 'A friend.' }]\n" }],
    `${FAQS} › line N: ${unreadable}`,
  ],
  [
    'an article with a heading of the first level, a frame, a tag and pictures of others',
    [
      change(
        ARTICLE,
        '---\n\n',
        '---\n\n# Title\n\n<iframe src="https://a.example"></iframe>\n\n![A boat](https://a.example/b.jpg)\n\nWith <Video />.\n\n',
      ),
    ],
    `${ARTICLE} › line N: The title is the only heading of the first level. Fix: Begin a subheading with ##.`,
    `${ARTICLE} › line N: An article is text, and <iframe> is none. Fix: Drop it, or link to what it shows, as in [the film](https://…).`,
    `${ARTICLE} › line N: An article shows its image and its secondImage alone. Fix: Put the file into content/photos, name it under secondImage, and write <SecondPicture /> there.`,
    `${ARTICLE} › line N: An article is text, and <Video> is none. Fix: Drop it, or link to what it shows, as in [the film](https://…).`,
  ],
  [
    'a word without quotes',
    [change('content/properties/apartment.ts', "priceScope: 'a night'", 'priceScope: nightly')],
    'content/properties/apartment.ts › line N: Nothing is called nightly. Fix: Put text into quotes, or correct the name.',
  ],
  [
    'a misspelt name of shared words, but not the file that imports them',
    [change('content/properties/words.ts', 'terms: {', 'term: {')],
    `content/properties/words.ts › propertyWords, terms: ${missing}`,
    `content/properties/words.ts › propertyWords, term: ${unknown}`,
  ],
  [
    'an import of a missing file',
    [change('content/home.ts', "from './photos/picture'", "from './photos/pictures'")],
    'content/home.ts › line N: It imports ./photos/pictures, which is not there. Fix: Correct the name or the path in the import.',
  ],
  [
    'an import of a missing name',
    [change('content/properties/all.ts', 'import { apartment }', 'import { flat as apartment }')],
    'content/properties/all.ts › line N: It imports flat, which is not there. Fix: Correct the name or the path in the import.',
  ],
]

/** Mistakes of several kinds in several files: types, links, pictures and articles. */
const together = mistakes.filter(([mistake]) =>
  [
    'a price that is text',
    'a link to a page that is not there',
    'a picture that is too small',
    'an article with a key that articles do not have',
    'a missing file',
  ].includes(mistake),
)

function check(copies: readonly (readonly Edit[])[]): string[][] {
  const { stdout, stderr, status } = spawnSync('node', ['scripts/check/testing/try-edits.mjs'], {
    input: JSON.stringify(copies),
    encoding: 'utf8',
  })
  if (status !== 0) throw new Error(stderr)
  return JSON.parse(stdout.replaceAll(/ line \d+:/g, ' line N:'))
}

/** Mistakes that write or remove a whole file are made in any content. An owner's files do not hold the lines that others replace. */
const isInAnyContent = ([, edits]: (typeof mistakes)[number]) =>
  edits.every((edit) => !('replace' in edit) && edit.file !== PICTURE)
const made = isExample ? mistakes : mistakes.filter(isInAnyContent)

const onExample = isExample ? it : it.skip

let lines: string[][] = []
beforeAll(() => {
  const atOnce = isExample ? together.flatMap(([, edits]) => edits) : []
  lines = check([[], atOnce, ...made.map(([, edits]) => edits)])
}, 180_000)

it('reports no fault of the real content', () => {
  expect(lines[0]).toEqual([])
})

onExample('reports all mistakes at once, in whichever files they are', () => {
  expect(together).toHaveLength(5)
  expect(lines[1]?.toSorted()).toEqual(together.flatMap(([, , ...expected]) => expected).toSorted())
})

it.each(made.map(([mistake, , ...expected], index) => ({ mistake, expected, index: index + 2 })))(
  'reports $mistake',
  ({ expected, index }) => {
    expect(lines[index]?.toSorted()).toEqual(expected.toSorted())
    for (const line of expected) expect(line).toMatch(/^content\/\S+ › [^:]+: .+ Fix: .+\.$/)
  },
)
