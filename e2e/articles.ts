import { content } from '@/app/_shared/content'
import { readdirSync, readFileSync } from 'node:fs'
import { parse } from 'yaml'
import { fill } from '@/lib/format'
import { articlePage } from '@/lib/site/article-page'
import type { ArticleFrontMatter } from '@/lib/schema/article'

const { picture, site } = content

/** The front matter of every article, newest first. It is read from the files, because a browser test cannot import MDX. */
export const articles = readdirSync('content/blog')
  .filter((file) => file.endsWith('.mdx'))
  .map((file) => {
    const [, frontMatter = ''] = readFileSync(`content/blog/${file}`, 'utf8').split(/^---$/m)
    const article = parse(frontMatter) as ArticleFrontMatter
    return { slug: file.replace('.mdx', ''), ...article, author: fill(article.author, { name: site.name }) }
  })
  .sort((a, b) => b.date.localeCompare(a.date))

/** The page entry of each article. */
export const articlePages = articles.map((article) =>
  articlePage({ ...article, picture: picture(article.image) }, site.name),
)
