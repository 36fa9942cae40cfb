import { readArticles } from '../../check/articles.mjs'
import { loadTs } from '../load-ts.mjs'

/** The page entries of the articles, from their front matter: a build script cannot import MDX. */
export function articlePages() {
  const { articlePage } = loadTs('lib/article-page.ts')
  const { picture } = loadTs('content/photos/picture.ts')
  const { site } = loadTs('content/site.ts')
  return readArticles().map(({ slug, frontMatter }) =>
    articlePage({ slug, ...frontMatter, picture: picture(frontMatter.image) }, site.name),
  )
}
