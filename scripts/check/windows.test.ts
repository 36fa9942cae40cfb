/** `npm run test:all` runs this: the project under the line breaks of Windows, in a clone and in a copy. */
import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { after, it } from 'node:test'
import { filesIn } from '../shared/files'
import { build, copy, makeCopy, removeCopy, succeed } from './testing/project-copy'

const clone = 'test-results/.clone'

after(() => {
  removeCopy()
  rmSync(clone, { recursive: true, force: true })
})

it('has Unix line breaks in a clone of Git for Windows', () => {
  rmSync(clone, { recursive: true, force: true })
  execFileSync('git', ['clone', '--quiet', '-c', 'core.autocrlf=true', '.', clone])
  const files = execFileSync('git', ['ls-files', '--eol'], { cwd: clone, encoding: 'utf8' })
    .trim()
    .split('\n')
  assert.deepEqual(
    files.filter((line) => /w\/(crlf|mixed)/.test(line)),
    [],
  )
})

it('builds the whole site from content and deployment files with the line breaks of Windows', () => {
  makeCopy()
  for (const folder of ['content', 'docs/deploy'])
    for (const file of filesIn(join(copy, folder)).filter((name) => !/\.(jpg|ics)$/.test(name))) {
      const path = join(copy, folder, file)
      writeFileSync(path, readFileSync(path, 'utf8').replaceAll('\n', '\r\n'))
    }
  build()
  succeed(['npx', 'jest', '--selectProjects', 'export', '--ci'])
})
