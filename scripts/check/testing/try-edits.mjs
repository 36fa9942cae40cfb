/**
 * Applies each list of edits to a copy of the content, and prints the faults that the check finds in it. Reads a list of
 * lists of edits as JSON from its input and writes a list of lists of lines. content.test.ts runs it as a program because
 * Jest cannot load ES modules.
 */
import { cpSync, existsSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import sharp from 'sharp'
import { contentFaults } from '../content.mjs'

const root = mkdtempSync(join(realpathSync(tmpdir()), 'edgewater-content-'))

async function apply({ file, replace, write, latin1, picture, remove }) {
  const path = join(root, file)
  if (remove) rmSync(path)
  if (picture)
    await sharp({ create: { ...picture, channels: 3, background: '#789' } })
      .jpeg()
      .toFile(path)
  if (write !== undefined) writeFileSync(path, write)
  if (latin1 !== undefined) writeFileSync(path, latin1, 'latin1')
  if (replace) {
    const before = readFileSync(path, 'utf8')
    if (!before.includes(replace[0]))
      throw new Error(`${file} no longer contains ${replace[0]}: correct the edit in content.test.ts.`)
    writeFileSync(path, before.replace(...replace))
  }
}

try {
  cpSync('content', join(root, 'content'), { recursive: true })
  const found = []
  for (const edits of JSON.parse(await text(process.stdin))) {
    for (const edit of edits) await apply(edit)
    found.push(await contentFaults(root))
    for (const { file } of edits)
      if (existsSync(file)) cpSync(file, join(root, file))
      else rmSync(join(root, file))
  }
  process.stdout.write(JSON.stringify(found))
} finally {
  rmSync(root, { recursive: true })
}
