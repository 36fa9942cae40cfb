import { parse } from 'yaml'
import { drawSheet } from '../build/cards/sheet.mjs'
import { loadTs } from '../build/load-ts.mjs'

const { problem } = loadTs('lib/content-check/problem.ts')

/** Titles that do not fit on their card, or hold a letter that the typeface has not. */
export function cardProblems(modules, articles) {
  const { name: siteName } = modules['content/site.ts'].site
  const ofPages = Object.entries(modules['content/pages.ts'].pages).map(([name, { cardTitle }]) => ({
    file: 'content/pages.ts',
    entry: `${name}, cardTitle`,
    title: cardTitle,
  }))
  const ofArticles = Object.entries(articles).map(([slug, source]) => ({
    file: `content/blog/${slug}.mdx`,
    entry: 'title',
    title: titleOf(source),
  }))
  return [...ofPages, ...ofArticles].flatMap(({ file, entry, title }) => {
    const { fault } = title ? drawSheet(title, siteName) : {}
    return fault ? [problem(file, entry, ...fault)] : []
  })
}

/** A title that cannot be read is named by the check of the articles. */
function titleOf(source) {
  try {
    const { title } = parse(source.split(/^---$/m)[1] ?? '') ?? {}
    return typeof title === 'string' ? title : undefined
  } catch {
    return undefined
  }
}
