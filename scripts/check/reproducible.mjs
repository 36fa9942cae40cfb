/**
 * Builds again without Next's caches and compares the result with out/: the same commit gives the same bytes in the same
 * folder and on the same version of Node. In another folder Turbopack names its chunks differently.
 */
import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { npm } from '../dev/setup.mjs'

const first = mkdtempSync(join(tmpdir(), 'first-build-'))
cpSync('out', first, { recursive: true })
for (const folder of ['.next', 'out']) rmSync(folder, { recursive: true, force: true })
const code = npm(['run', '--silent', 'build'])
if (code !== 0) process.exit(code)
const { status } = spawnSync('diff', ['--brief', '--recursive', first, 'out'], { stdio: 'inherit' })
rmSync(first, { recursive: true })
if (status === 0) console.log('Two builds gave the same files.')
process.exitCode = status ?? 1
