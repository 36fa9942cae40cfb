/** Files below `content/` that nothing reads, although their names look as if something did. */
import { basename, join } from 'node:path'
import { filesIn, isLeftover } from './files'

const article = /\.(mdx?|markdown)(\.\w+)?$/i
const notes = /(^|\/)(README|SOURCES)\.md$/

/**
 * Finds the files that nothing reads. Pictures have rules of their own (`originals.ts`).
 *
 * @param known the modules of the content, as `content/site.ts`
 */
export function* fileFaults(root: string, known: readonly string[] = []): Generator<string> {
  for (const name of filesIn(join(root, 'content'))) {
    const file = `content/${name}`
    if (isLeftover(file) || known.includes(file) || notes.test(name) || /^(week\.ts$|(photos|generated)\/)/.test(name))
      continue
    if (/^blog\/[^/]+\.mdx$|^calendars\.txt$|\.ics$|^(index|times|written)\.ts$/.test(name)) continue
    yield `${file} › file name: ${faultOf(name)}`
  }
}

function faultOf(name: string) {
  if (/^calendars/i.test(name)) return 'Nothing reads the calendars in it. Fix: Name it calendars.txt.'
  if (!name.startsWith('blog/') || !article.test(name))
    return 'Nothing reads it. Fix: Correct its name, or keep it outside of content.'
  const clean = basename(name).replace(article, '.mdx')
  return name.split('/').length > 2
    ? `An article in a folder gets no page. Fix: Move it to content/blog/${clean}.`
    : `An article is a file that ends in .mdx. Fix: Name it ${clean}.`
}

/** What the name of the project's own folder cannot hold, because Next reads it as an address. */
export function folderFault(path: string) {
  const [sign] = /[#%?]/.exec(path) ?? []
  return sign && `${path} › name of the folder: The tools cannot read one with ${sign}. Fix: Rename it.`
}
