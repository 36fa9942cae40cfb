import { compileSync } from '@mdx-js/mdx'
import remarkFrontmatter from 'remark-frontmatter'
import { loadTs } from '../build/load-ts.mjs'

const { problem } = loadTs('lib/content-check/problem.ts')

/** Articles whose text is no MDX: a lone `<` or `{` begins markup there. Of what is no article that alone is said. */
export function mdxProblems(sources) {
  return Object.entries(sources).flatMap(([slug, source]) => {
    if (!/^---\r?\n/.test(source)) return []
    try {
      compileSync(source, { remarkPlugins: [remarkFrontmatter] })
      return []
    } catch ({ line, place, reason }) {
      const at = line ?? place?.start?.line ?? place?.line ?? '?'
      const what = `It cannot be read: ${String(reason).split('\n')[0].replace(/\.$/, '')}.`
      const fix = 'Write a backslash before a < or { that is meant as such.'
      return [problem(`content/blog/${slug}.mdx`, `line ${at}`, what, fix)]
    }
  })
}
