/**
 * Tries edits on a copy of the content, one after the other, and tells what the check says of each. Reads a list of
 * lists of edits as JSON from its input, writes a list of lists of lines. For broken.test.ts: the check is made of
 * modules that Jest does not load.
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
import { articleSources, contentModules, photoFilesIn } from './files.mjs'
import { contentProblems } from './problems.mjs'

const project = resolve('.')
const root = mkdtempSync(join(tmpdir(), 'edgewater-content-'))
const slugs = Object.keys(articleSources(project))
const words = [...contentModules(project), ...slugs.map((slug) => `content/blog/${slug}.mdx`)]
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
    throw new Error(`${file} holds no ${replace[0]} any more: mend its slip in broken.test.ts.`)
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
    said.push(await contentProblems(root, known))
    for (const { file } of edits) restore(file)
  }
  process.stdout.write(JSON.stringify(said))
} finally {
  rmSync(root, { recursive: true })
}
