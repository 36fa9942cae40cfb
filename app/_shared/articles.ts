import { article as parsed, site } from '@/content'
import { articleFiles, newestFirst } from '@/lib/articles/files'
import type { Article } from '@/lib/schema'

/** Every article in `content/blog`, newest first. A new file is a new article; there is no list to edit. */
export async function articles(): Promise<Article[]> {
  const all = articleFiles().map(async ({ file, slug }) => {
    const { default: Content, article } = await import(`../../content/blog/${slug}.mdx`)
    return { slug, author: site.name, ...parsed(file, article), Content }
  })
  return (await Promise.all(all)).sort(newestFirst)
}
