import { articleSources } from './content-check/article-sources.mjs'
import { loadTs } from './load-ts.mjs'
import { stopOn } from './stop.mjs'

/**
 * Stops the build when an article or the entry of a page is faulty. Pictures are checked where they are made; this
 * comes after, as the pages refer to them.
 */
export function checkContent() {
  const { photos } = loadTs('content/photos/photos.ts')
  const { pages } = loadTs('content/pages.ts')
  const { checkArticles } = loadTs('lib/content-check/articles.ts')
  const { site } = loadTs('content/site.ts')
  const { checkSite } = loadTs('lib/content-check/site.ts')
  const { checkPages } = loadTs('lib/content-check/pages.ts')
  const names = Object.keys(photos)
  stopOn([...checkSite(site), ...checkPages(pages, names), ...checkArticles(articleSources(), names)])
}

/** Says what the owner has still to fill in. */
export function sayOpenExamples() {
  const { site } = loadTs('content/site.ts')
  const { openExamples } = loadTs('lib/content-check/examples.ts')
  const open = openExamples(site)
  if (open.length > 0) console.log(`Still an example: ${open.join(', ')}, in content/site.ts.`)
}
