/**
 * Creates the file of a new article with all required keys of its front matter; `searchTitle` and `secondImage` are optional.
 * `npm run check:content` then lists what is still to be filled in.
 *
 *   npm run new:article "Low water at Kinnagoe Bay"       content/blog/low-water-at-kinnagoe-bay.mdx
 */
import { existsSync, writeFileSync } from 'node:fs'
import { stringify } from 'yaml'

function stop(message) {
  console.error(message)
  process.exit(1)
}

const title = process.argv.slice(2).join(' ').trim()
const letters = title.normalize('NFD').replace(/[\p{M}’']/gu, '')
const slug = letters
  .toLowerCase()
  .match(/[a-z0-9]+/g)
  ?.join('-')
if (!slug) stop('Say what it is called: npm run new:article "Low water at Kinnagoe Bay"')
const file = `content/blog/${slug}.mdx`
if (existsSync(file)) stop(`${file} is there already. Write in it, or take another title.`)

const frontMatter = {
  title,
  date: new Date().toISOString().slice(0, 10),
  author: '{name}',
  image: `blog/${slug}`,
  excerpt: '',
  standfirst: '',
  description: '',
  readingTime: 0,
  highlights: ['', '', ''],
  places: [{ name: '', note: '', query: '', chart: '' }],
}
writeFileSync(file, `---\n${stringify(frontMatter, { singleQuote: true })}---\n`)
console.log(
  `${file} is made. Put its picture at content/photos/blog/${slug}.jpg, with an entry in content/photos/photos.ts;
npm run check:content says what else it needs.`,
)
