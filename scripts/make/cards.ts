import { readFileSync } from 'node:fs'
import { articles } from '@/content/articles'
import { fill, plainText } from '@/lib/format'
import { articlePage } from '@/lib/site/article-page'
import { CARD, composeCard, drawCard, fingerprint } from './cards/drawing'
import { syncFolder, hashOf, writeGenerated } from '../shared/files'
import type { PageEntry } from '@/lib/schema'
import { content } from '@/app/_shared/content'
import { cardAlt } from '@/content/site'

const { pages, visualisations, site } = content

/**
 * Makes the social card, the picture that a chat shows for a link, of every page and article that names a picture and a
 * title for it. `.generated/cards.json` holds their addresses by page.
 */
export async function makeCards() {
  const withCard = Object.values(pages).filter(({ cardTitle }) => cardTitle)
  const plans = [...withCard, ...articlePages()].map((page) => planCard(page))
  await syncFolder('public/cards', Object.fromEntries(plans.map(({ file, make }) => [file, make])))
  writeGenerated('cards.json', Object.fromEntries(plans.map(({ path, card }) => [path, card])))
}

const articlePages = () =>
  articles.map((article) => articlePage({ ...article, picture: article.image }, site.name))

function planCard(page: PageEntry) {
  const { path, image, cardTitle } = page as Required<PageEntry>
  const source = `content/photos/${image.name}.jpg`
  const note = image.rendered ? visualisations.card : ''
  const { svg } = drawCard(cardTitle, site.name, note)
  const hash = hashOf([readFileSync(source), svg, JSON.stringify(image.focus), fingerprint])
  const file = `${path.slice(1).replaceAll('/', '-') || 'home'}.${hash}.jpg`
  const words = { picture: image.alt, title: plainText(cardTitle) }
  const alt = [fill(cardAlt, words), note && `${note}.`].filter(Boolean).join(' ')
  const make = () => composeCard(source, image.focus, svg, image.rendered)
  return { path, file, make, card: { path: `/cards/${file}`, ...CARD, alt } }
}
