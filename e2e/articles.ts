import { content } from '@/app/_shared/content'
import { readArticles } from '@/lib/articles/read'
import { fill } from '@/lib/format'
import { articlePage } from '@/lib/site/article-page'

const { picture, site } = content

/** The front matter of every article, newest first. */
export const articles = readArticles().map((article) => ({
  ...article,
  author: fill(article.author, { name: site.name }),
}))

/** The page entry of each article. */
export const articlePages = articles.map((article) =>
  articlePage({ ...article, picture: picture(article.image) }, site.name),
)
