import { readFileSync } from 'node:fs'
import { readArticles } from '@/lib/articles/read'
import { fill, plainText } from '@/lib/format'
import type { PageEntry } from '@/lib/schema/page'
import { articlePage } from '@/lib/site/article-page'
import { CARD, composeCard, drawCard, fingerprint } from './cards/drawing'
import { syncFolder, hashOf, writeGenerated } from '../shared/files'
import { content } from '@/app/_shared/content'

const { pages, picture, visualisations, site } = content

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
  readArticles().map((article) => articlePage({ ...article, picture: picture(article.image) }, site.name))

function planCard(page: PageEntry) {
  const { path, image, cardTitle } = page as Required<PageEntry>
  const source = `content/photos/${image.name}.jpg`
  const note = image.rendered ? visualisations.card : ''
  const { svg } = drawCard(cardTitle, site.name, note)
  const hash = hashOf([readFileSync(source), svg, JSON.stringify(image.focus), fingerprint])
  const file = `${path.slice(1).replaceAll('/', '-') || 'home'}.${hash}.jpg`
  const words = { picture: image.alt, title: plainText(cardTitle) }
  const alt = [fill(site.cardAlt, words), note && `${note}.`].filter(Boolean).join(' ')
  const make = () => composeCard(source, image.focus, svg, image.rendered)
  return { path, file, make, card: { path: `/cards/${file}`, ...CARD, alt } }
}
