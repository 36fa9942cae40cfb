import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, sep } from 'node:path'

const below = (folder) =>
  existsSync(folder)
    ? readdirSync(folder, { recursive: true, encoding: 'utf8' })
        .map((file) => file.split(sep).join('/'))
        .sort()
    : []

/** All files below `content/photos` but the modules, with or without an entry. */
export const photoFilesIn = (root) =>
  below(join(root, 'content/photos')).filter((file) => /\.\w+$/.test(file) && !file.endsWith('.ts'))

/** The text of every article by slug. */
export function articleSources(root = '.') {
  const folder = join(root, 'content/blog')
  const files = below(folder).filter((file) => file.endsWith('.mdx'))
  return Object.fromEntries(
    files.map((file) => [file.replace('.mdx', ''), readFileSync(join(folder, file), 'utf8')]),
  )
}

/** The paths of the pages in `app/`; the 404 page counts as `/404`. */
export const routesIn = (project) => [
  '/404',
  ...below(join(project, 'app'))
    .filter((file) => /(^|\/)page\.tsx$/.test(file))
    .map((file) => `/${file.replace(/\/?page\.tsx$/, '')}`),
]
