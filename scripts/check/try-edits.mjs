/**
 * Tries edits on a copy of the content, one after the other, and tells what the check says of each. Reads a list of
 * lists of edits as JSON from its input, writes a list of lists of lines. For content.test.ts: the check is made of
 * modules that Jest does not load.
 */
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
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
import { photoFilesIn } from './files.mjs'

const project = resolve('.')
const root = mkdtempSync(join(tmpdir(), 'edgewater-content-'))
const words = readdirSync('content', { recursive: true, encoding: 'utf8' })
  .map((file) => `content/${file}`)
  .filter((file) => /\.(ts|mdx)$/.test(file))
const pictures = photoFilesIn(project).map((file) => `content/photos/${file}`)
const facts = 'content/generated/originals.json'
const known = existsSync(facts) ? JSON.parse(readFileSync(facts, 'utf8')) : {}

/** The file as the project has it; pictures are linked, not copied. */
function restore(file) {
  const path = join(root, file)
  rmSync(path, { force: true })
  mkdirSync(dirname(path), { recursive: true })
  if (pictures.includes(file)) symlinkSync(resolve(file), path)
  else if (existsSync(file)) cpSync(file, path)
}

async function apply({ file, replace, write, picture, like, remove }) {
  const path = join(root, file)
  const before = replace && readFileSync(path, 'utf8')
  if (before && !before.includes(replace[0]))
    throw new Error(`${file} holds no ${replace[0]} any more: correct its slip in content.test.ts.`)
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
  for (const file of [...words, ...pictures]) restore(file)
  const said = []
  for (const edits of JSON.parse(await text(process.stdin))) {
    for (const edit of edits) await apply(edit)
    said.push(await contentFaults(root, known))
    for (const { file } of edits) restore(file)
  }
  process.stdout.write(JSON.stringify(said))
} finally {
  rmSync(root, { recursive: true })
}
