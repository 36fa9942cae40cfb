import { existsSync, readdirSync } from 'node:fs'
import { join, sep } from 'node:path'

/** All files below a folder, with paths relative to it; none when it does not exist. */
export const filesIn = (folder) =>
  existsSync(folder)
    ? readdirSync(folder, { recursive: true, encoding: 'utf8' })
        .map((file) => file.split(sep).join('/'))
        .sort()
    : []

/** All files below `content/photos` but the modules, with or without an entry. */
export const photoFilesIn = (root) =>
  filesIn(join(root, 'content/photos')).filter((file) => /\.\w+$/.test(file) && !file.endsWith('.ts'))
