import { readFileSync } from 'node:fs'
import { readArticles } from '../shared/articles.mjs'
import { CARD, composeCard, drawCard, fingerprint } from './cards/drawing.mjs'
import { syncFolder, hashOf, writeGenerated } from '../shared/files.mjs'
import { loadTs } from '../shared/load-ts.mjs'

/**
 * Makes the social card, the picture that a chat shows for a link, of every page and article that names a picture and a
 * title for it. `content/generated/cards.json` holds their addresses by page.
 */
export async function makeCards() {
  const { pages } = loadTs('content/pages.ts')
  const { site } = loadTs('content/site.ts')
  const withCard = Object.values(pages).filter(({ cardTitle }) => cardTitle)
  const plans = [...withCard, ...articlePages(site)].map((page) => planCard(page, site))
  await syncFolder('public/cards', Object.fromEntries(plans.map(({ file, make }) => [file, make])))
  writeGenerated('cards.json', Object.fromEntries(plans.map(({ path, card }) => [path, card])))
}

/** The page entries of the articles, from their front matter: a build script cannot import MDX. */
function articlePages(site) {
  const { articlePage } = loadTs('lib/site/article-page.ts')
  const { picture } = loadTs('content/photos/picture.ts')
  return readArticles().map(({ slug, frontMatter }) =>
    articlePage({ slug, ...frontMatter, picture: picture(frontMatter.image) }, site.name),
  )
}

/** @param {import('../../lib/schema/page').PageEntry} page */
function planCard(page, site) {
  const { path, image, cardTitle } = /** @type {Required<import('../../lib/schema/page').PageEntry>} */ (page)
  const { fill, plainText } = loadTs('lib/format.ts')
  const { visualisations } = loadTs('content/photos/visualisations.ts')
  const source = `content/photos/${image.name}.jpg`
  const note = image.rendered ? visualisations.card : ''
  const { svg } = drawCard(cardTitle, site.name, note)
  const hash = hashOf([readFileSync(source), svg, JSON.stringify(image.focus), fingerprint])
  const file = `${path.slice(1).replaceAll('/', '-') || 'home'}.${hash}.jpg`
  const words = { picture: image.alt, title: plainText(cardTitle), site: site.name }
  const alt = [fill(site.cardAlt, words), note && `${note}.`].filter(Boolean).join(' ')
  const make = () => composeCard(source, image.focus, svg)
  return { path, file, make, card: { path: `/cards/${file}`, ...CARD, alt } }
}
