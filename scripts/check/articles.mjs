import { compileSync } from '@mdx-js/mdx'
import remarkFrontmatter from 'remark-frontmatter'
import { parseDocument } from 'yaml'
import { loadTs } from '../build/load-ts.mjs'
import { faultsOf } from './explain.mjs'

const { frontMatter: schema } = loadTs('lib/schema/article.ts')

/**
 * Reads front matter and text of an article, and lists the faults that it has by itself.
 *
 * @param {string} slug
 * @param {string} source the text of `content/blog/{slug}.mdx`
 */
export function readArticle(slug, source) {
  const [, yaml, body = ''] = /^---\r?\n([\s\S]*?)\r?\n---\r?\n([\s\S]*)$/.exec(source) ?? []
  if (yaml === undefined) {
    const message =
      'It is missing. Fix: Open the file with the keys of another article between two lines of ---.'
    return { slug, body, faults: [{ path: ['front matter'], message }] }
  }
  const document = parseDocument(yaml)
  const [error] = document.errors
  const frontMatter = error ? undefined : Object(document.toJS())
  const { slug: stated = slug, ...rest } = frontMatter ?? {}
  const faults = error ? [yamlFault(error)] : faultsOf(schema, rest)
  if (stated !== slug)
    faults.push({
      path: ['slug'],
      message: `It says ${stated}, and the file name is the slug. Fix: Drop the key or rename the file.`,
    })
  return { slug, frontMatter, body, faults: [...faults, ...markupFaults(source)] }
}

/** Front matter starts on the second line of a file, after ---. */
const yamlFault = ({ linePos: [{ line }] }) => ({
  path: [`line ${line + 1}`],
  message:
    'It cannot be read. Fix: Put text that holds a colon or a quote into quotes, and indent as another article does.',
})

/** In MDX, a `<` or a `{` starts markup. */
function markupFaults(source) {
  try {
    compileSync(source, { remarkPlugins: [remarkFrontmatter] })
    return []
  } catch ({ line, place }) {
    const at = line ?? place?.start?.line ?? place?.line
    const message =
      'Markup begins there that cannot be read. Fix: Write a backslash before a < or a { that is meant as such.'
    return [{ path: [`line ${at}`], message }]
  }
}
