/**
 * Applies each list of edits to a copy of the content, prints the faults that the check finds in it and restores the copy.
 * Reads a list of lists of edits as JSON from its input and writes a list of lists of lines. content.test.ts runs it as a
 * program because Jest cannot load ES modules.
 */
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { text } from 'node:stream/consumers'
import sharp from 'sharp'
import { contentFaults } from './content.mjs'
import { filesIn } from './files.mjs'

const root = mkdtempSync(join(tmpdir(), 'edgewater-content-'))

/** Restores a file of the copy; pictures are links to the originals. */
function restore(file) {
  const path = join(root, file)
  rmSync(path, { force: true })
  mkdirSync(dirname(path), { recursive: true })
  if (/\.jpg$/.test(file) && existsSync(file)) symlinkSync(resolve(file), path)
  else if (existsSync(file)) cpSync(file, path)
}

async function apply({ file, replace, write, picture, like, remove }) {
  const path = join(root, file)
  const before = replace && readFileSync(path, 'utf8')
  if (before && !before.includes(replace[0]))
    throw new Error(`${file} no longer contains ${replace[0]}: correct the edit in content.test.ts.`)
  rmSync(path, { force: true })
  if (remove) return
  if (like) symlinkSync(resolve(like), path)
  else if (picture)
    await sharp({ create: { ...picture, channels: 3, background: '#789' } })
      .jpeg()
      .withMetadata(picture)
      .toFile(path)
  else writeFileSync(path, write ?? before.replace(...replace))
}

try {
  const copied = filesIn('content').filter((file) => /\.(ts|mdx|jpg)$/.test(file))
  for (const file of copied) restore(`content/${file}`)
  const found = []
  for (const edits of JSON.parse(await text(process.stdin))) {
    for (const edit of edits) await apply(edit)
    found.push(await contentFaults(root))
    for (const { file } of edits) restore(file)
  }
  process.stdout.write(JSON.stringify(found))
} finally {
  rmSync(root, { recursive: true })
}
