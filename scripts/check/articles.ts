/** Reads articles as the content check needs them: each with all that is wrong with its file. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { articleFiles, partsOf } from '@/lib/articles/read'
import type { ArticleFile } from '@/lib/schema/article'
import { spaceFaults, textFault } from '../shared/text-faults'
import { readText } from './article-text'
import { readFrontMatter } from './front-matter'

const absent = 'It is missing. Fix: Open the file with the keys of another article between two lines of ---.'
const spaced = 'A space stands behind the ---. Fix: Delete it.'

export interface CheckedArticle extends ArticleFile {
  /** The links of the text, each with its words. */
  links: (readonly [words: string, href: string])[]
  /** A line for each part that cannot be read, or would be shown otherwise than it is meant. */
  faults: string[]
}

/** Reads all articles below a folder. `frontMatter` is absent when it is missing or cannot be read. */
export const checkedArticles = (root: string): CheckedArticle[] =>
  articleFiles(root).map(({ file, slug }) => {
    const bytes = readFileSync(join(root, file))
    const source = bytes.toString().replaceAll('\r\n', '\n')
    const article = { file, slug, body: '', links: [] }
    const misread = textFault(file, bytes)
    if (misread) return { ...article, faults: [misread] }
    const at = ([line, fault]: readonly [number, string]) => `${file} › line ${line}: ${fault}`
    const parts = partsOf(source)
    if (!parts) {
      const line = source.split('\n').findIndex((each) => /^---[ \t]+$/.test(each)) + 1
      return { ...article, faults: [line > 0 ? at([line, spaced]) : `${file} › front matter: ${absent}`] }
    }
    const { frontMatter, faults } = readFrontMatter(parts.yaml)
    const text = readText(source)
    return {
      ...article,
      body: parts.body,
      links: text.links,
      ...(frontMatter && { frontMatter }),
      faults: [...spaceFaults(file, source), ...[...faults, ...text.faults].map(at)],
    }
  })
