import { readFileSync } from 'node:fs'
import type { PageEntry, PhotoEntry } from '@/lib/schema'
import { articlePage } from '@/lib/site/article-page'
import { CARD } from '@/lib/site/card'
import { pages, site } from '@/content'
import { articles } from '@/content/articles'
import { settings, toJpeg, upright } from './picture-files'
import { hashOf, syncFolder, writeGenerated } from '../shared/files'

/**
 * Makes the social card, the picture that a chat shows for a link, of every page and article that names a picture.
 * `.generated/cards.json` holds their addresses by page.
 */
export async function makeCards() {
  const ofArticles = articles.map((article) => articlePage({ ...article, picture: article.image }, site.name))
  const plans = [...Object.values<PageEntry>(pages), ...ofArticles].flatMap(planCard)
  await syncFolder('public/cards', Object.fromEntries(plans.map(({ file, make }) => [file, make])))
  writeGenerated('cards.json', Object.fromEntries(plans.map(({ path, file }) => [path, `/cards/${file}`])))
}

function planCard({ path, image }: PageEntry) {
  if (!image) return []
  const source = `content/photos/${image.name}.jpg`
  const hash = hashOf([readFileSync(source), settings, JSON.stringify([CARD, image.focus, image.rendered])])
  const file = `${path.slice(1).replaceAll('/', '-') || 'home'}.${hash}.jpg`
  const make = async () => toJpeg(await cropToCard(source, image.focus), image.rendered)
  return [{ path, file, make }]
}

/**
 * The largest crop of a picture that has the shape of a card, by the rule of `object-fit: cover` and `object-position`.
 *
 * @param source path of the picture
 * @param focus fractions from the top left
 */
export async function cropToCard(source: string, [x, y]: PhotoEntry['focus']) {
  const { autoOrient } = await upright(source).metadata()
  const scale = Math.min(autoOrient.width / CARD.width, autoOrient.height / CARD.height)
  const [width, height] = [Math.round(CARD.width * scale), Math.round(CARD.height * scale)]
  const [left, top] = [
    Math.round((autoOrient.width - width) * x),
    Math.round((autoOrient.height - height) * y),
  ]
  return upright(source).extract({ left, top, width, height }).resize(CARD.width, CARD.height)
}
