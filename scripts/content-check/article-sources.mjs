import { readdirSync, readFileSync } from 'node:fs'

const BLOG = 'content/blog'

/** The text of every article by slug. */
export function articleSources() {
  const files = readdirSync(BLOG).filter((file) => file.endsWith('.mdx'))
  return Object.fromEntries(
    files.map((file) => [file.replace('.mdx', ''), readFileSync(`${BLOG}/${file}`, 'utf8')]),
  )
}
