/** What reads articles and legal pages beside MDX itself: the tables and links of GitHub’s Markdown, and their shape on the site. */
import { fileURLToPath } from 'node:url'
import remarkGfm from 'remark-gfm'
import shapeText from './shape-text.mjs'

/** A single tilde stands before a number that is about right. */
const gfm = { singleTilde: false }

function remarkTables() {
  remarkGfm.call(this, gfm)
}

/** For MDX itself, in the content check and in tests. */
export const remarkPlugins = [remarkTables, shapeText]

/** The same by name, because Turbopack passes options to its workers as JSON. */
export const pluginNames = [['remark-gfm', gfm], fileURLToPath(new URL('shape-text.mjs', import.meta.url))]
