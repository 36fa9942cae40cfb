import { site } from '@/content'
import { articles } from '@/content/articles'
import { articlePage } from '@/lib/site/article-page'

export { articles }

/** The page entry of each article. */
export const articlePages = articles.map((article) =>
  articlePage({ ...article, picture: article.image }, site.name),
)
