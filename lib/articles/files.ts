import { readdirSync } from 'node:fs'
import { join } from 'node:path'

/** The files of the articles, `content/blog/{slug}.mdx`. */
export const articleFiles = (root = '.') =>
  readdirSync(join(root, 'content/blog'))
    .filter((name) => /^[^._].*\.mdx$/.test(name))
    .sort()
    .map((name) => ({ file: `content/blog/${name}`, slug: name.slice(0, -'.mdx'.length) }))

/** @example [{ date: '2025-05-12' }, { date: '2025-06-20' }].sort(newestFirst) // June, May */
export const newestFirst = (one: { date: string }, other: { date: string }) =>
  other.date.localeCompare(one.date)
