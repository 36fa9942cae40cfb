import { parse } from 'yaml'
import { articleSources } from '../../check/files.mjs'
import { loadTs } from '../load-ts.mjs'

/** The page entries of the articles, from their front matter: a build script cannot import MDX. */
export function articlePages() {
  const { articlePage } = loadTs('lib/article-page.ts')
  const { picture } = loadTs('content/photos/picture.ts')
  const { site } = loadTs('content/site.ts')
  return Object.entries(articleSources()).map(([slug, source]) => {
    const [, yaml] = source.split(/^---$/m)
    const frontMatter = parse(yaml)
    const article = { slug, ...frontMatter, picture: picture(frontMatter.image) }
    return articlePage(article, site.name)
  })
}
