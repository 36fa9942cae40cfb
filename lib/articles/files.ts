import { readdirSync } from 'node:fs'

/** The files of the articles, `content/blog/{slug}.mdx`. */
export const articleFiles = () =>
  readdirSync('content/blog')
    .filter((name) => /^[^._].*\.mdx$/.test(name))
    .sort()
    .map((name) => ({ file: `content/blog/${name}`, slug: name.slice(0, -'.mdx'.length) }))

/** @example [{ date: '2025-05-12' }, { date: '2025-06-20' }].sort(newestFirst) // June, May */
export const newestFirst = (one: { date: string }, other: { date: string }) =>
  other.date.localeCompare(one.date)
