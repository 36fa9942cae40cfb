import exported from '@/.generated/articles.json'
import { newestFirst } from '@/lib/articles/files'
import { article, site } from '.'

/** What every article says of itself, newest first, for programs that do without Next. The content check has run the files. */
export const articles = exported
  .map(({ slug, file, ...rest }) => ({ slug, author: site.name, ...article(file, rest.article) }))
  .sort(newestFirst)
