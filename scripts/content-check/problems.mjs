import { join } from 'node:path'
import { cardProblems } from './cards.mjs'
import { loadTs } from '../build/load-ts.mjs'
import { readOriginals } from '../build/pictures/originals.mjs'
import { articleSources, photoFilesIn, routesIn } from './files.mjs'
import { loadContent } from './load-content.mjs'
import { mdxProblems } from './mdx.mjs'
import { typeProblems } from './types.mjs'

const { checkArticles } = loadTs('lib/content-check/articles.ts')
const { valueChecks } = loadTs('lib/content-check/content.ts')

/**
 * Everything that is wrong in the content, at once.
 *
 * @param {string} root that holds `content/`
 * @param {Record<string, object>} knownOriginals facts of pictures by hash, as the last build wrote them
 * @returns {Promise<string[]>} a line a problem; none when all is well
 */
export async function contentProblems(root, knownOriginals = {}) {
  const articles = articleSources(root)
  const types = typeProblems(root)
  const modules = types.isReadable ? attempt(() => loadContent(root), types.problems.length > 0) : undefined
  if (!modules) return [...types.problems, ...checkArticles(articles), ...mdxProblems(articles)]

  const photoFiles = photoFilesIn(root)
  const originals = await readOriginals(join(root, 'content/photos'), photoFiles, knownOriginals)
  const checks = valueChecks(modules, { originals, photoFiles, articles, routes: routesIn('.') })
  const names = Object.keys(modules['content/photos/photos.ts']?.photos ?? {})
  const all = [
    ...types.problems,
    ...[...checks, () => cardProblems(modules, articles)].flatMap(
      (check) => attempt(check, types.problems.length > 0) ?? [],
    ),
    ...checkArticles(articles, names),
    ...mdxProblems(articles),
  ]
  return [...new Set(all)]
}

/** What reads the content may stumble over what has not the shape it should have: the types have said so already. */
function attempt(check, isMisshapen) {
  try {
    return check()
  } catch (error) {
    if (error.name === 'NotThere') return [error.message]
    if (isMisshapen) return undefined
    throw error
  }
}
