/** A copy of the project, to which a test adds what the documentation says how to add. */
import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import sharp from 'sharp'

// Inside the project, because Turbopack reads no packages outside its root, and in a folder that no tool searches.
export const copy = resolve('.next/adding')
const copied = [
  ...['app', 'components', 'content', 'docs/deploy', 'e2e', 'lib', 'public', 'scripts'],
  ...['mdx-components.tsx', 'next-env.d.ts', 'next.config.mjs', 'package-lock.json', 'package.json'],
  'tsconfig.json',
]

/** Removes the old copy and makes a new one. */
export function makeCopy() {
  rmSync(copy, { recursive: true, force: true })
  for (const path of copied) if (existsSync(path)) cpSync(path, join(copy, path), { recursive: true })
  symlinkSync(resolve('node_modules'), join(copy, 'node_modules'), 'dir')
}
export const removeCopy = () => rmSync(copy, { recursive: true, force: true })

export const read = (file) => readFileSync(join(copy, file), 'utf8')
export function write(file, text) {
  mkdirSync(dirname(join(copy, file)), { recursive: true })
  writeFileSync(join(copy, file), text)
}
/** Replaces texts in a file of the copy, which has to hold them. */
export function edit(file, ...changes) {
  const text = read(file)
  for (const [from] of changes) assert.ok(text.includes(from), `${file} holds ${from}`)
  write(
    file,
    changes.reduce((changed, [from, to]) => changed.replaceAll(from, to), text),
  )
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
