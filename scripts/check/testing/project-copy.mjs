/** A copy of the project, to which a test adds what the documentation says how to add. */
import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'

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
export const write = (file, text) => writeFileSync(join(copy, file), text)
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
