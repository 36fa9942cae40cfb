import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { readArticles } from '../check/articles.mjs'
import { composeCard, fingerprint } from './cards/compose.mjs'
import { CARD, drawCard } from './cards/drawing.mjs'
import { loadTs } from './load-ts.mjs'

const TARGET = 'public/cards'
const GENERATED = 'content/generated'

// One thread gives the same bytes on every machine.
sharp.concurrency(1)

/**
 * Makes the social card, the picture that a chat shows for a link, of every page and article that names a picture and a
 * title for it. `content/generated/cards.json` holds their addresses by page. The name of a file carries a hash of its
 * ingredients, so a card that exists already is up to date.
 */
export async function makeCards() {
  const { pages } = loadTs('content/pages.ts')
  const { site } = loadTs('content/site.ts')
  const withCard = Object.values(pages).filter(({ cardTitle }) => cardTitle)
  const plans = [...withCard, ...articlePages(site)].map((page) => planCard(page, site.name))

  mkdirSync(TARGET, { recursive: true })
  const missing = plans.filter(({ file }) => !existsSync(join(TARGET, file)))
  for (const { file, source, focus, svg } of missing) {
    const card = await composeCard(source, focus, svg)
    // Renamed once complete: a build that is stopped must not leave half a file under a valid name.
    writeFileSync(join(TARGET, `${file}.part`), card)
    renameSync(join(TARGET, `${file}.part`), join(TARGET, file))
  }
  console.log(`Cards: ${plans.length - missing.length} of ${plans.length} reused.`)

  const wanted = new Set(plans.map(({ file }) => file))
  for (const file of readdirSync(TARGET)) if (!wanted.has(file)) rmSync(join(TARGET, file))
  mkdirSync(GENERATED, { recursive: true })
  const cards = Object.fromEntries(plans.map(({ path, card }) => [path, card]))
  writeFileSync(join(GENERATED, 'cards.json'), `${JSON.stringify(cards, null, 1)}\n`)
}

/** The page entries of the articles, from their front matter: a build script cannot import MDX. */
function articlePages(site) {
  const { articlePage } = loadTs('lib/article-page.ts')
  const { picture } = loadTs('content/photos/picture.ts')
  return readArticles().map(({ slug, frontMatter }) =>
    articlePage({ slug, ...frontMatter, picture: picture(frontMatter.image) }, site.name),
  )
}

function planCard({ path, image, cardTitle }, siteName) {
  const { plainText } = loadTs('lib/chart-text.ts')
  const { cardNote } = loadTs('content/photos/visualisations.ts')
  const source = `content/photos/${image.name}.jpg`
  const note = image.rendered ? cardNote : ''
  const { svg } = drawCard(cardTitle, siteName, note)
  const hash = createHash('sha256')
  for (const part of [readFileSync(source), svg, JSON.stringify(image.focus), fingerprint]) hash.update(part)
  const file = `${path.slice(1).replaceAll('/', '-') || 'home'}.${hash.digest('hex').slice(0, 8)}.jpg`
  const alt = `${image.alt} Below it: “${plainText(cardTitle)}”, ${siteName}.${note && ` ${note}.`}`
  return { path, file, source, focus: image.focus, svg, card: { path: `/cards/${file}`, ...CARD, alt } }
}
