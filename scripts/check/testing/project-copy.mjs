/** A copy of the project, which a test changes as the documentation says. */
import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { cpSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { join, resolve } from 'node:path'
import sharp from 'sharp'
import { write as writeFile } from '../../shared/files.mjs'

// Inside the project, because Turbopack reads no packages outside its root, and in a folder that no tool searches.
export const copy = resolve('test-results/.copy')
const notCopied = ['.git', '.next', 'node_modules', 'out', 'test-results']

/** Removes the old copy and makes a new one. */
export function makeCopy() {
  removeCopy()
  for (const path of readdirSync('.').filter((name) => !notCopied.includes(name)))
    cpSync(path, join(copy, path), { recursive: true })
  symlinkSync(resolve('node_modules'), join(copy, 'node_modules'), 'dir')
}
export const removeCopy = () => rmSync(copy, { recursive: true, force: true })

export const read = (file) => readFileSync(join(copy, file), 'utf8')
export const write = (file, text) => writeFile(join(copy, file), text)

/** Replaces the first match of each text or pattern in a file of the copy, which has to hold them. */
export function edit(file, ...changes) {
  const edited = changes.reduce((text, [from, to]) => {
    assert.ok(text.split(from).length > 1, `${file} holds ${from}`)
    return text.replace(from, () => to)
  }, read(file))
  write(file, edited)
}
/** Runs a command in the copy, which has to succeed. */
export function succeed([command, ...words]) {
  const { status, stdout, stderr } = spawnSync(command, words, { cwd: copy, encoding: 'utf8' })
  assert.equal(status, 0, `${stdout}${stderr}`)
}

export const check = () => succeed(['node', 'scripts/check/content.mjs'])

export function build() {
  succeed(['node', 'scripts/make/prepare.mjs'])
  succeed(['node', resolve('node_modules/next/dist/bin/next'), 'build'])
  succeed(['node', 'scripts/make/export.mjs'])
}

/** Adds a picture of one colour, with its entry. */
export async function addPicture(name, background, words) {
  const picture = sharp({ create: { width: 1500, height: 1000, channels: 3, background } }).jpeg()
  write(`content/photos/${name}.jpg`, await picture.toBuffer())
  edit('content/photos/photos.ts', [
    'export const photos = {\n',
    `export const photos = {\n  '${name}': { alt: '${words} at dusk.', caption: '${words}', focus: [0.5, 0.5] },\n`,
  ])
}
