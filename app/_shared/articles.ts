import { articles as entries } from '@/content/blog/articles'
import { site } from '@/content/site'
import type { Article } from '@/lib/schema'

/** Every article with its author and its text, newest first. */
export async function articles(): Promise<Article[]> {
  const all = entries.map(async (entry) => {
    const { default: Content } = await import(`../../content/blog/${entry.slug}.mdx`)
    return { ...entry, author: entry.author ?? site.name, Content }
  })
  return (await Promise.all(all)).sort((one, other) => other.date.localeCompare(one.date))
}
