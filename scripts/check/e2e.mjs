/**
 * `npm run test:e2e -- booking`: runs the browser tests whose path matches against out/, which is built first when a
 * source has changed. The tests run at both widths unless the arguments name a `--project`.
 */
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { buildId } from '../build/build-id.mjs'
import { npm } from '../dev/setup.mjs'

if (!existsSync(`out/_next/static/${buildId()}`)) {
  console.log('out/ is older than its sources: building it.')
  const code = npm(['run', '--silent', 'build'])
  if (code !== 0) process.exit(code)
}

const words = process.argv.slice(2)
const projects = words.some((word) => word.startsWith('--project'))
  ? []
  : ['--project=phone', '--project=desktop']
const { status } = spawnSync(
  process.execPath,
  ['node_modules/playwright/cli.js', 'test', ...projects, ...words],
  {
    stdio: 'inherit',
  },
)
process.exitCode = status ?? 1
