/** A copy of the project, which a test changes as the documentation says. */
import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { cpSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { join, resolve } from 'node:path'
import sharp from 'sharp'
import { write as writeFile } from '../../shared/files'

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

export const read = (file: string) => readFileSync(join(copy, file), 'utf8')
export const write = (file: string, text: string | Uint8Array) => writeFile(join(copy, file), text)

/** Replaces the first match of each text or pattern in a file of the copy, which has to hold them. */
export function edit(file: string, ...changes: [from: string | RegExp, to: string][]) {
  const edited = changes.reduce((text, [from, to]) => {
    assert.ok(text.split(from).length > 1, `${file} holds ${from}`)
    return text.replace(from, () => to)
  }, read(file))
  write(file, edited)
}

/** How a program of `scripts/` is run. */
export const program = ['node', '--import', 'tsx'] as const

/** Runs a command in the copy, which has to succeed. */
export function succeed([command, ...words]: [string, ...string[]]) {
  const { status, stdout, stderr } = spawnSync(command, words, { cwd: copy, encoding: 'utf8' })
  assert.equal(status, 0, `${stdout}${stderr}`)
}

export const check = () => succeed([...program, 'scripts/check/content.ts'])

export function build() {
  succeed([...program, 'scripts/make/prepare.ts'])
  succeed(['node', resolve('node_modules/next/dist/bin/next'), 'build'])
  succeed([...program, 'scripts/make/export.ts'])
}

/** Adds a picture of one colour, with its entry. */
export async function addPicture(name: string, background: string, words: string) {
  const picture = sharp({ create: { width: 1500, height: 1000, channels: 3, background } }).jpeg()
  write(`content/photos/${name}.jpg`, await picture.toBuffer())
  edit('content/photos/photos.ts', [
    'export const photos = {\n',
    `export const photos = {\n  '${name}': { alt: '${words} at dusk.', caption: '${words}', focus: [0.5, 0.5] },\n`,
  ])
}
