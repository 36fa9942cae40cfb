import { existsSync, readdirSync } from 'node:fs'
import { sep } from 'node:path'

/** All files below a folder, with paths relative to it; none when it does not exist. */
export const filesIn = (folder) =>
  existsSync(folder)
    ? readdirSync(folder, { recursive: true, encoding: 'utf8' })
        .map((file) => file.split(sep).join('/'))
        .sort()
    : []
